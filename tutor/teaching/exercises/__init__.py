"""Fresh positions: generators that deal what a rule is practised on. Each is one function; `all.py` lists them."""
