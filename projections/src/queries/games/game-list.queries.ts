import type { GameListInput } from '@rondelle/contracts/competition/inputs.ts';
import type { GameListOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { sql } from 'kysely';
import { type Catalogue, seasonCatalogue, requestedCategory } from '../outputs/catalogue.ts';
import { gameCardOf } from '../outputs/game-card.ts';
import { namesFor, wantedBy } from '../outputs/names.ts';
import { teamsOfDivision } from '../standings/division-teams.queries.ts';
import { divisionRef, findLeague } from '../standings/find-league.ts';
import { findTeam } from '../team/find-team.ts';
import type { Db } from '../../views/schema.ts';
import { gameColumns } from '../sql/game-columns.ts';
import { isResult } from '../outputs/game-lists.ts';

/** More than a team, league or tournament plays in a season, or a category on a day. */
const most = 2_000;

/** The selection of games: what they belong to, and which teams play in them. */
type Meant = {
  readonly of: Ref | null;
  readonly competition?: string;
  readonly teamIds?: readonly number[];
};

const findTournament = async (db: Db, catalogue: Catalogue, id: number, seasonId: number): Promise<Meant> => {
  const row = await db
    .selectFrom('tournaments')
    .select(['competition', 'nameFr', 'nameEn'])
    .where('tournamentId', '=', id)
    .where('seasonId', '=', seasonId)
    .executeTakeFirst();
  if (!row) throw new DomainError('tournament/unknown', 'tid');
  const name = catalogue.lang === 'fr' ? row.nameFr : row.nameEn;
  const path = catalogue.paths.tournament(catalogue.slugOfSeason(seasonId), { id, name });
  return { of: { id, name, path }, competition: row.competition };
};

const findSelection = async (
  db: Db,
  catalogue: Catalogue,
  { sid, eid, cid, rid, did, tid }: GameListInput,
  seasonId: number,
): Promise<Meant> => {
  if (eid !== undefined) {
    const { id, name, path } = (await findTeam(db, catalogue, eid, seasonId)).team;
    return { of: { id, name, path }, teamIds: [eid] };
  }
  if (tid !== undefined) return findTournament(db, catalogue, tid, seasonId);
  if (cid === undefined || rid === undefined) return { of: requestedCategory(catalogue, cid, seasonId) };
  const league = await findLeague(db, catalogue, { sid, cid, rid });
  const { id, name, path, competition } = league;
  if (did === undefined) return { of: { id, name, path }, competition };
  const teamIds = await teamsOfDivision(db, competition, did);
  const division = divisionRef(catalogue, league, did);
  return { of: { ...division, name: `${name} – ${division.name}` }, competition, teamIds };
};

const gamesOf = (db: Db, selection: Meant, { cid, date, latest }: GameListInput, seasonId: number) => {
  const order = latest === undefined ? 'asc' : 'desc';
  const ids = selection.teamIds ?? [];
  return db
    .selectFrom('games')
    .select(gameColumns)
    .select((from) =>
      from
        .selectFrom('game_history')
        .select('recordedAt')
        .whereRef('game_history.gameId', '=', 'games.gameId')
        .whereRef('game_history.revision', '=', 'games.revision')
        .as('recordedAt'),
    )
    .where('seasonId', '=', seasonId)
    .$if(selection.competition !== undefined, (query) =>
      query.where('competition', '=', selection.competition ?? ''),
    )
    .$if(selection.teamIds !== undefined, (query) =>
      query.where(sql<boolean>`("homeTeamId" = ANY (${ids}) OR "awayTeamId" = ANY (${ids}))`),
    )
    .$if(selection.competition === undefined && cid !== undefined, (query) =>
      query.where('categoryId', '=', cid ?? 0),
    )
    .$if(date !== undefined, (query) => query.where('date', '=', date ?? ''))
    .$if(latest !== undefined, (query) => query.where(isResult))
    .orderBy('date', order)
    .orderBy('time', order)
    .orderBy('gameId', order)
    .limit(latest ?? most)
    .execute();
};

/** Returns the games for a file: all of a team, league, division, tournament or day, or the latest results. */
export const gameList = async (db: Db, input: GameListInput): Promise<GameListOutput> => {
  const { lang, sid } = input;
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const selection = await findSelection(db, catalogue, input, seasonId);
  const rows = await gamesOf(db, selection, input, seasonId);
  const names = await namesFor(db, catalogue, wantedBy(rows));
  return {
    season: catalogue.season(seasonId),
    of: selection.of,
    games: rows.map(({ recordedAt, ...row }) => ({
      ...gameCardOf(row, names),
      revision: row.revision,
      recordedAt: recordedAt ?? `${row.date}T00:00:00.000Z`,
    })),
  };
};
