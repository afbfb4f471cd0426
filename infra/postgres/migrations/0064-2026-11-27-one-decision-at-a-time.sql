-- When somebody began to accept a held change, which takes until it is recorded. Programs that do not know 0064 still
-- work; they do not see that a change is being accepted.
ALTER TABLE moderation.held_changes ADD COLUMN "claimedAt" timestamptz;
