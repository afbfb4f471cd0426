import { int, oneOf, position, type RowOf, table, text } from '../engine/table.ts';

/** Who volunteered to supervise which league or tournament: members by their opaque ids. */
export const supervisionsTable = table(
  'supervisions',
  {
    kind: oneOf<'league' | 'tournament'>(['league', 'tournament']),
    /** Of the league or the tournament. */
    id: int,
    memberId: text,
    seasonId: int,
    /** Position of the event since which it is so. */
    since: position,
  },
  { key: ['kind', 'id', 'memberId'], indexes: [['memberId'], ['seasonId', 'kind', 'id']] },
);
export type SupervisionRow = RowOf<typeof supervisionsTable>;

/** Members of whom nothing personal is left. */
export const erasedMembersTable = table(
  'erased_members',
  { memberId: text, position },
  { key: ['memberId'] },
);
