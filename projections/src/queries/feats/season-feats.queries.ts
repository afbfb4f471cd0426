import type { SeasonFeats } from '@rondelle/contracts/competition/season.outputs.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { type Names, namesFor } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { type FeatRow, featsTable } from '../../views/feats/feats.table.ts';

const columns = Object.keys(featsTable.columns) as (keyof FeatRow)[];

const mostShared = 10;

/** Returns the teams of a season with the highest value, ordered by team id. */
const most = async (
  db: Db,
  seasonId: number,
  of: 'biggestMargin' | 'mostGoals' | 'shutouts' | 'longestWinningStreak',
): Promise<readonly FeatRow[]> => {
  const rows = await db
    .selectFrom('feats')
    .select(columns)
    .where('seasonId', '=', seasonId)
    .where(of, '>', 0)
    .orderBy(of, 'desc')
    .orderBy('teamId')
    .limit(mostShared)
    .execute();
  return rows.filter((row) => row[of] === rows[0]?.[of]);
};

const othersIn = (rows: readonly FeatRow[], names: Names) =>
  names.inOrder(rows.slice(1).map((row) => names.team(row.teamId, row.seasonId)));

/** Removes the second row of a high-scoring game, which both of its teams have. */
const otherGames = (rows: readonly FeatRow[], of: 'biggestWin' | 'highestScoring') =>
  rows.filter((row, at) => at === 0 || row[of]?.gameId !== rows[0]?.[of]?.gameId);

const gameRecord = (found: readonly FeatRow[], of: 'biggestWin' | 'highestScoring', names: Names) => {
  const rows = otherGames(found, of);
  const [row] = rows;
  const feat = row?.[of];
  return row && feat
    ? {
        team: names.team(row.teamId, row.seasonId),
        opponent: names.team(feat.opponentId, row.seasonId),
        goalsFor: feat.goalsFor,
        goalsAgainst: feat.goalsAgainst,
        date: feat.date,
        path: names.paths.game(names.slugOfSeason(row.seasonId), feat.gameId),
        others: othersIn(rows, names),
      }
    : null;
};

const teamRecord = (rows: readonly FeatRow[], of: 'shutouts' | 'longestWinningStreak', names: Names) => {
  const [row] = rows;
  return row
    ? { team: names.team(row.teamId, row.seasonId), value: row[of], others: othersIn(rows, names) }
    : null;
};

/**
 * Returns the season's biggest win, highest-scoring game, most shut-outs and longest winning streak, with all teams
 * that share each.
 */
export const featsOfSeason = async (db: Db, catalogue: Catalogue, seasonId: number): Promise<SeasonFeats> => {
  const [win, scoring, shutouts, streak] = await Promise.all([
    most(db, seasonId, 'biggestMargin'),
    most(db, seasonId, 'mostGoals'),
    most(db, seasonId, 'shutouts'),
    most(db, seasonId, 'longestWinningStreak'),
  ]);
  const rows = [...win, ...scoring, ...shutouts, ...streak];
  const opponents = [win[0]?.biggestWin, scoring[0]?.highestScoring].flatMap((feat) =>
    feat ? [feat.opponentId] : [],
  );
  const teams = [...rows.map(({ teamId }) => teamId), ...opponents].map((teamId) => ({ teamId, seasonId }));
  const names = await namesFor(db, catalogue, { teams });
  return {
    biggestWin: gameRecord(win, 'biggestWin', names),
    highestScoring: gameRecord(scoring, 'highestScoring', names),
    shutouts: teamRecord(shutouts, 'shutouts', names),
    longestWinningStreak: teamRecord(streak, 'longestWinningStreak', names),
  };
};
