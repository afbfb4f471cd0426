import { int, oneOf, position, type RowOf, table, text } from '../engine/table.ts';

/** Members, by their opaque ids, who supervise a league or tournament. */
export const supervisionsTable = table(
  'supervisions',
  {
    kind: oneOf<'league' | 'tournament'>(['league', 'tournament']),
    /** Id of the league or tournament. */
    id: int,
    memberId: text,
    seasonId: int,
    /** Position of the event that made the member a supervisor. */
    since: position,
  },
  { key: ['kind', 'id', 'memberId'], indexes: [['memberId'], ['seasonId', 'kind', 'id']] },
);
export type SupervisionRow = RowOf<typeof supervisionsTable>;

/** Members whose personal data was erased. */
export const erasedMembersTable = table(
  'erased_members',
  { memberId: text, position },
  { key: ['memberId'] },
);
