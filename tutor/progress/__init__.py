"""What a learner has done, kept in one file for each learner. It stands by itself: no cards, no games, no clock."""
