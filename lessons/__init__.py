"""The bundled courses: a folder for each game, a folder for each lesson."""
