import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { LeagueForecastInput } from '@rondelle/contracts/competition/inputs.ts';
import { anyOf } from '../sql/any-of.ts';
import { gameColumns } from '../sql/game-columns.ts';
import { cardsFor } from '../outputs/game-lists.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import { positionOfSeason } from '../log/log-position.queries.ts';
import type { Db } from '../../views/schema.ts';
import { findLeague } from '../standings/find-league.ts';
import {
  type Change,
  type ForecastLeague,
  futureIn,
  leagueSources,
  type LeagueSources,
} from './league-sources.queries.ts';
import { hashOf, outlookSimulations, rounded } from '../../computing/outlook/league-outlook.ts';
import { targetOf } from '../../computing/outlook/playoff-places.ts';
import { targetShares } from '../../computing/outlook/simulate.ts';
import { simulateInParts } from '../../computing/outlook/simulate-in-parts.ts';
import { type Simulations, inProcessSimulations } from './simulations.ts';
import { type Stakes, stakesOf, chanceChangeOf } from '../../computing/outlook/stakes.ts';

const roughSimulations = 2_000;

export type GameStakes = Stakes & { readonly gameId: number };

const byGame = (gameIds: readonly number[], stakes: readonly (Stakes | null)[]): GameStakes[] =>
  gameIds.flatMap((gameId, at) => {
    const own = stakes[at];
    return own ? [{ gameId, ...own }] : [];
  });

/** Returns the stakes of each open game of a league, by fewer simulations than are displayed: enough to rank games. */
export const roughStakesOf = async (db: Db, league: ForecastLeague): Promise<readonly GameStakes[]> => {
  const future = futureIn(await leagueSources(db, league));
  if (!future) return [];
  const forecast = await simulateInParts(future.race, hashOf(league.competition), roughSimulations);
  const target = targetOf(future.race);
  return byGame(
    future.gameIds,
    future.gameIds.map((_, game) => stakesOf(forecast, target, game)),
  );
};

/**
 * Returns every team's chance of the target in a scenario; 1 or 0 without open games. Runs as many simulations as usual,
 * with the same seed for the same scenario.
 */
export const chancesInScenario = async (
  sources: LeagueSources | null,
  change: Change,
  { simulate }: Pick<Simulations, 'simulate'> = inProcessSimulations,
): Promise<ReadonlyMap<number, number>> => {
  const future = futureIn(sources, change);
  if (!future) return new Map();
  const { teamIds, race } = future;
  const forecast = await simulate(race, hashOf(JSON.stringify(race.games)), outlookSimulations);
  const shares = targetShares(forecast);
  return new Map(teamIds.map((teamId, team) => [teamId, rounded(shares[team] ?? 0)]));
};

/** Returns every team's outlook, ordered by team id, and the stakes of each game; empty without open games. */
export const outlooksIn = async (
  sources: LeagueSources | null,
  { outlookOf }: Pick<Simulations, 'outlookOf'> = inProcessSimulations,
) => {
  const future = futureIn(sources);
  if (!sources || !future) return { gamesToCome: 0, target: 'firstFour' as const, teams: [], stakes: [] };
  const { teamIds, race, gameIds } = future;
  const { target, teams: outlook, stakes } = await outlookOf(sources.rows.competition.competition, race);
  const standings = new Map(future.standings.map((row) => [row.teamId, row]));
  const countsTotal = race.rules.tieBreakers[0] === 'totalPoints';
  const teams = teamIds.flatMap((teamId, index) => {
    const [own, row] = [outlook[index], standings.get(teamId)];
    if (!own || !row) return [];
    return [{ teamId, rank: row.rank, points: countsTotal ? row.totalPoints : row.points, ...own }];
  });
  return { gamesToCome: race.games.length, target, teams, stakes: byGame(gameIds, stakes) };
};

const gameLimit = 6;
/** Smaller changes of chances are not worth listing. */
const leastChanceChange = 0.02;

/** Returns the games with the highest stakes, as cards. */
const withCards = async (
  db: Db,
  catalogue: Catalogue,
  stakes: readonly GameStakes[],
): Promise<LeagueForecastOutput['biggest']> => {
  const biggest = stakes
    .filter((one) => chanceChangeOf(one) >= leastChanceChange)
    .toSorted((a, b) => chanceChangeOf(b) - chanceChangeOf(a) || a.gameId - b.gameId)
    .slice(0, gameLimit);
  const ids = biggest.map(({ gameId }) => gameId);
  const rows = await db
    .selectFrom('games')
    .select(gameColumns)
    .where(anyOf('gameId', ids))
    .orderBy('gameId')
    .limit(gameLimit)
    .execute();
  const cards = await cardsFor(db, catalogue, rows);
  return biggest.flatMap(({ gameId, ...own }) => {
    const game = cards.find(({ id }) => id === gameId);
    return game ? [{ game, stakes: own }] : [];
  });
};

/** Returns the chances of every team's final ranks, from the remaining games of a league. */
export const leagueForecast = async (
  db: Db,
  input: LeagueForecastInput,
  simulations?: Simulations,
): Promise<LeagueForecastOutput> => {
  const catalogue = await catalogueIn(db, input.lang);
  const found = await findLeague(db, catalogue, input);
  const [position, { gamesToCome, teams, stakes }] = await Promise.all([
    positionOfSeason(db, found.seasonId),
    leagueSources(db, found).then((sources) => outlooksIn(sources, simulations)),
  ]);
  const names = await namesFor(db, catalogue, {
    teams: teams.map(({ teamId }) => ({ teamId, seasonId: found.seasonId })),
  });
  return {
    position,
    league: { id: found.id, name: found.name, path: found.path },
    season: catalogue.season(found.seasonId),
    gamesToCome,
    simulations: gamesToCome === 0 ? 0 : outlookSimulations,
    biggest: await withCards(db, catalogue, stakes),
    teams: teams
      .map(({ teamId, ...team }) => ({ team: names.team(teamId, found.seasonId), ...team }))
      .sort((a, b) => b.expectedPoints - a.expectedPoints || a.rank - b.rank),
  };
};
