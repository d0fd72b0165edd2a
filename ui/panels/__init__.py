"""What stands round the felt: the lesson's page, the coach, sheets and tables. Panels show values and emit wishes."""
