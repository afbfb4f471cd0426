import type { ReviewState } from '@rondelle/contracts/moderation/suspicion.ts';
import { type RawBuilder, sql } from 'kysely';
import { grants, grantsForTeams } from '../supervises.ts';
import type { Reviewer } from './review-scope.ts';
import { varying } from '@rondelle/projections/queries/sql/any-of.ts';

/** A part of the flags in one state. */
export type FlagsPage = { readonly state: ReviewState; readonly limit: number; readonly offset: number };

type Own = Pick<Reviewer, 'memberId' | 'role'>;

/** The most urgent open flags come first, and the latest decisions. */
export const inOrder = (state: ReviewState): RawBuilder<unknown> =>
  state === 'open' ? sql`weight DESC, position DESC` : sql`"decidedAt" DESC NULLS LAST, position DESC`;

/**
 * One index scan for each competition, until the page is full. `COLLATE "default"`: texts of views have another
 * collation, in which the index of the flags does not apply.
 */
const ofCompetitions = (
  { memberId, role }: Own,
  { state, limit, offset }: FlagsPage,
): RawBuilder<unknown> => sql`
  SELECT of_one.* FROM supervisions s CROSS JOIN LATERAL (
    SELECT * FROM moderation.flags
    WHERE competition = (s.kind || '-' || s.id) COLLATE "default" AND state = ${state}
    ORDER BY ${inOrder(state)} LIMIT ${varying(limit + offset)}) of_one
  WHERE s."memberId" = ${memberId} AND ${grants(role, 'moderation/review')}`;

const ofTeams = (kind: 'league' | 'tournament', { memberId, role }: Own, state: ReviewState) => sql`
  SELECT own.* FROM supervisions s
  JOIN ${sql.table(`${kind}_entries`)} e ON e.${sql.ref(`${kind}Id`)} = s.id
  JOIN moderation.flags own ON own.kind = 'team' AND own."entityId" = e."teamId" AND own."seasonId" = e."seasonId"
  WHERE s."memberId" = ${memberId} AND s.kind = ${sql.lit(kind)} AND own.state = ${state}
    AND ${grantsForTeams(role, 'moderation/review')}`;

/** The flags that the reviewer may see, each once although a team may be entered in several competitions. */
const candidates = ({ everywhere, ...own }: Reviewer, page: FlagsPage): RawBuilder<unknown> => {
  const { state } = page;
  if (everywhere) return sql`moderation.flags WHERE state = ${state}`;
  return sql`(SELECT DISTINCT ON (kind, "entityId", revision) * FROM (
    ${ofCompetitions(own, page)} UNION ALL ${ofTeams('league', own, state)}
    UNION ALL ${ofTeams('tournament', own, state)}) each ORDER BY kind, "entityId", revision) own`;
};

/** SQL of the keys of a page of the flags that a reviewer may see: of those that `isWithin`, in the queue's order. */
export const flagsWithin = (reviewer: Reviewer, page: FlagsPage): RawBuilder<unknown> => sql`
  SELECT kind, "entityId", revision FROM ${candidates(reviewer, page)}
  ORDER BY ${inOrder(page.state)} LIMIT ${page.limit} OFFSET ${page.offset}`;
