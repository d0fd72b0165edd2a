"""The window. It knows no rules: pages and panels show values, presenters alone know both the table and the tutor."""
