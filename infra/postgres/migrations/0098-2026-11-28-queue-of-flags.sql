-- The moderation queue reads pages of flags along these indexes alone, however many flags there are: the most urgent
-- open ones first, the latest decisions first, and both of one competition. Programs that do not know 0098 still work.
DROP INDEX moderation.flags_queue;
CREATE INDEX flags_queue ON moderation.flags (state, weight DESC, position DESC)
  INCLUDE (kind, "entityId", revision);
CREATE INDEX flags_decided ON moderation.flags (state, "decidedAt" DESC NULLS LAST, position DESC)
  INCLUDE (kind, "entityId", revision);
DROP INDEX moderation.flags_competition;
CREATE INDEX flags_competition ON moderation.flags (competition, state, weight DESC, position DESC);
