-- The text for which a member was muted: when the author's appeal is upheld, the mute ends with the decision. Null when a
-- member was muted otherwise. Programs that do not know 0053 still work.
ALTER TABLE community.mutes ADD COLUMN "textId" integer;
