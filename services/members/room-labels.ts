import type { RoomType } from '@rondelle/contracts/community/chat.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

type RoomLabel = { readonly label: string; readonly path: string | null };
type Row = {
  readonly id: number;
  readonly type: RoomType;
  readonly label: string | null;
  readonly thingId: number | null;
  /** The last season that lists the team. */
  readonly seasonId: number | null;
  readonly number: number | null;
  readonly username: string | null;
};

const idsOf = (rows: readonly Row[], type: RoomType): number[] =>
  rows.flatMap((row) => (row.type === type && row.thingId !== null ? [row.thingId] : []));

const rowsOf = async (db: Db, memberId: string, chatids: readonly number[]) => {
  const { rows } = await sql<Row>`
    SELECT r.id, r.type, r.label, r."thingId", other.number, other.username,
      CASE WHEN r.type = 'team' THEN (
        SELECT max("seasonId") FROM team_seasons WHERE "teamId" = r."thingId") END AS "seasonId"
    FROM community.rooms r
    LEFT JOIN accounts.members other
      ON other.id = CASE WHEN r."firstId" = ${memberId} THEN r."secondId" ELSE r."firstId" END
    WHERE r.id = ANY (${chatids}::int[])`.execute(db);
  return rows;
};

/** The names of rooms as a member sees them, and the pages of their subjects, by current names. */
export const labelsOf = async (
  db: Db,
  lang: Language,
  memberId: string,
  chatids: readonly number[],
): Promise<ReadonlyMap<number, RoomLabel>> => {
  if (chatids.length === 0) return new Map();
  const rows = await rowsOf(db, memberId, chatids);
  const catalogue = await catalogueIn(db, lang);
  const names = await namesFor(db, catalogue, {
    leagueIds: idsOf(rows, 'league'),
    tournamentIds: idsOf(rows, 'tournament'),
    teams: rows.flatMap(({ type, thingId, seasonId }) =>
      type === 'team' && thingId !== null && seasonId !== null ? [{ teamId: thingId, seasonId }] : [],
    ),
  });
  const subjectOf = ({ type, thingId, seasonId }: Row) => {
    if (type === 'team') return names.team(thingId ?? 0, seasonId ?? 0);
    return type === 'league' ? names.league(thingId ?? 0) : names.tournament(thingId ?? 0);
  };
  const labelOf = (row: Row): RoomLabel => {
    const { type, label, number, username } = row;
    if (type === 'group') return { label: label ?? '', path: null };
    if (type !== 'private') return { label: subjectOf(row).name, path: subjectOf(row).path };
    if (username === null || number === null) return { label: '', path: null };
    return { label: username, path: catalogue.paths.user({ id: number, name: username }) };
  };
  return new Map(rows.map((row) => [row.id, labelOf(row)]));
};
