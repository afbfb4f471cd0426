-- User names asked for with an address that has an account already: held as long as an unconfirmed registration would
-- hold them, so that asking again for the name tells nobody whether the address is known.
CREATE TABLE accounts.held_usernames (
  username_key text PRIMARY KEY,
  held_at      timestamptz(3) NOT NULL DEFAULT now()
);
