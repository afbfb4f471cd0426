import { bool, int, oneOf, position, type RowOf, table, text } from '../engine/table.ts';

const competitionKind = oneOf<'league' | 'tournament'>(['league', 'tournament']);

/** Members, by their opaque ids, who supervise a league or tournament. */
export const supervisionsTable = table(
  'supervisions',
  {
    kind: competitionKind,
    /** Id of the league or tournament. */
    id: int,
    memberId: text,
    seasonId: int,
    /** Position of the event that made the member a supervisor. */
    since: position,
    /** True once somebody accepted the member; a supervisor who waits has few rights. */
    accepted: bool,
  },
  { key: ['kind', 'id', 'memberId'], indexes: [['memberId'], ['seasonId', 'kind', 'id']] },
);
export type SupervisionRow = RowOf<typeof supervisionsTable>;

/** The creator of a league or tournament. Stays when it is deleted, because it can be restored. */
export const competitionCreatorsTable = table(
  'competition_creators',
  { kind: competitionKind, id: int, memberId: text, seasonId: int },
  { key: ['kind', 'id'] },
);
export type CompetitionCreatorRow = RowOf<typeof competitionCreatorsTable>;

/** Members whose personal data was erased. */
export const erasedMembersTable = table(
  'erased_members',
  { memberId: text, position },
  { key: ['memberId'] },
);
