-- Whether the author of a held change has been notified of the decision. Programs that do not know 0063 still work; what
-- they decide is notified with the next decision on the same action.
ALTER TABLE moderation.held_changes ADD COLUMN "isNotified" boolean NOT NULL DEFAULT false;
UPDATE moderation.held_changes SET "isNotified" = true WHERE state <> 'open';
CREATE INDEX held_changes_action ON moderation.held_changes ("memberId", "actionId") WHERE "actionId" IS NOT NULL;

-- Members who chose their kinds before these existed get them on the channels that they use, like all others.
WITH chosen AS (
  SELECT "memberId", CASE WHEN 'supervision' = ANY ("inApp" || push || mail)
    THEN ARRAY['held'] ELSE ARRAY['supervision', 'held'] END AS added
  FROM notifications.choices WHERE kind = 'all')
UPDATE notifications.choices c SET
  "inApp" = CASE WHEN c."inApp" = '{}' THEN c."inApp" ELSE c."inApp" || added END,
  push = CASE WHEN c.push = '{}' THEN c.push ELSE c.push || added END,
  mail = CASE WHEN c.mail = '{}' THEN c.mail ELSE c.mail || added END
FROM chosen WHERE c."memberId" = chosen."memberId" AND c.kind = 'all';
