-- Adds the declaration of being under 18, which holds for a year: who made it is no adult the next minute. Programs that
-- do not know 0056 still work.
ALTER TABLE accounts.consents DROP CONSTRAINT consents_kind_check;
ALTER TABLE accounts.consents ADD CONSTRAINT consents_kind_check
  CHECK (kind IN ('terms', 'age', 'parent', 'adult', 'minor'));
