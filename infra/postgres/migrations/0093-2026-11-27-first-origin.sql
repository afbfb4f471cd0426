-- The first public address of the site: phones and feed readers know games by identifiers that contain it, so these stay
-- when PUBLIC_URL changes. Programs that do not know 0093 still work; they identify games by the present address.
CREATE TABLE operations.first_origin (
  "isOne"   boolean PRIMARY KEY DEFAULT true CHECK ("isOne"),
  origin    text NOT NULL CHECK (length(origin) <= 2000),
  "notedAt" timestamptz(3) NOT NULL DEFAULT now()
);
