"""What the window and the texts are made from: translations, sentences, rule book, fonts, pictures."""
