import type { PastChange } from '@rondelle/contracts/competition/history.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { anyOf } from '../sql/any-of.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { type Names, namesFor, wantedBy } from '../outputs/names.ts';
import { historyOf } from './game-changes.ts';
import { gameHistoryColumns } from '../sql/game-columns.ts';
import type { GameHistoryRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';

const most = 5_000;

const latestChanges = (db: Db, competitionKey: string, beforePosition: string | undefined, limit: number) =>
  db
    .selectFrom('game_history')
    .select(gameHistoryColumns)
    .where('competition', '=', competitionKey)
    .$if(beforePosition !== undefined, (query) => query.where('position', '<', beforePosition ?? ''))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();

/** Loads all versions of the games whose rows have an earlier version, by game id and revision. */
const allVersionsOf = async (db: Db, rows: readonly GameHistoryRow[]) => {
  const ids = new Set(rows.filter(({ revision }) => revision > 0).map(({ gameId }) => gameId));
  const found =
    ids.size === 0
      ? []
      : await db
          .selectFrom('game_history')
          .select(gameHistoryColumns)
          .where(anyOf('gameId', ids))
          .limit(most)
          .execute();
  return new Map(found.map((row) => [`${row.gameId} ${row.revision}`, row]));
};

const changeOf = (row: GameHistoryRow, earlier: GameHistoryRow | undefined, names: Names): PastChange[] => {
  const [entry] = historyOf(earlier ? [earlier, row] : [row], names);
  if (!entry) return [];
  const season = names.slugOfSeason(row.seasonId);
  const [home, away] = [row.homeTeamId, row.awayTeamId].map((id) => names.team(id, row.seasonId).name);
  const subject = { id: row.gameId, name: `${home} – ${away}`, path: names.paths.game(season, row.gameId) };
  const path = names.paths.event(season, { kind: 'game', id: row.gameId, revision: row.revision });
  return [{ ...entry, kind: 'game', subject, season, path }];
};

/** Returns the changes to the games of a league or tournament, latest first. */
export const changesOfGames = async (
  db: Db,
  lang: Language,
  competitionKey: string,
  beforePosition: string | undefined,
  limit: number,
): Promise<PastChange[]> => {
  const rows = await latestChanges(db, competitionKey, beforePosition, limit);
  const earlier = await allVersionsOf(db, rows);
  const names = await namesFor(db, await catalogueIn(db, lang), wantedBy([...rows, ...earlier.values()]));
  return rows.flatMap((row) => changeOf(row, earlier.get(`${row.gameId} ${row.revision - 1}`), names));
};
