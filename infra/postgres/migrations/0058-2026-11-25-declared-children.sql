-- Adds the declaration of being under 14, which holds for a year like that of being under 18. Programs that do not know
-- 0058 still work.
ALTER TABLE accounts.consents DROP CONSTRAINT consents_kind_check;
ALTER TABLE accounts.consents ADD CONSTRAINT consents_kind_check
  CHECK (kind IN ('terms', 'age', 'parent', 'adult', 'minor', 'child'));
