-- User names requested with an email that already has an account. They are held as long as an unconfirmed registration
-- would hold them, so that requesting the name again does not reveal whether the email is known.
CREATE TABLE accounts.held_usernames (
  username_key text PRIMARY KEY,
  held_at      timestamptz(3) NOT NULL DEFAULT now()
);
