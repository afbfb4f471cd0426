import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { LeagueForecastInput } from '@rondelle/contracts/competition/inputs.ts';
import { anyOf } from '../outputs/any-of.ts';
import { gameColumns } from '../games/game-columns.ts';
import { cardsFor } from '../games/game-lists.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import { positionOfSeason } from '../activity-log/log-position.queries.ts';
import type { Db } from '../schema.ts';
import { findLeague } from '../standings/find-league.ts';
import {
  type Change,
  type ForecastLeague,
  futureIn,
  leagueSources,
  type LeagueSources,
} from './league-sources.queries.ts';
import { pointsRaceOf } from './outlook.ts';
import { magicNumber, possibleRanks } from './possible-ranks.ts';
import { basisOf, type SeasonRace } from './season-race.ts';
import { firstRanks } from './simulate.ts';
import { type Stakes, stakesOf, swingOf } from './stakes.ts';
import { type Simulate, simulateInParts, turn } from './simulate-in-parts.ts';

const simulations = 10_000;
const roughSimulations = 2_000;

/** The computed outlook of the teams, in the order of the race. */
type Outlook = {
  readonly teams: readonly Omit<LeagueForecastOutput['teams'][number], 'team' | 'rank' | 'points'>[];
  readonly stakes: readonly (Stakes | null)[];
};

/** Hashes a text by FNV-1a. Seeds the simulation, so that the same season gives the same chances on every server. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
};

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** In larger leagues, what is certain takes too long to compute. */
const mostCertain = 40;

type Certainty = Pick<Outlook['teams'][number], 'possible' | 'magicNumber'>;

/** Computes what is certain for every team, one at a time, yielding to the event loop in between. */
const certaintiesOf = async (race: SeasonRace): Promise<readonly Certainty[]> => {
  const byPoints = race.tallies.length > mostCertain ? null : pointsRaceOf(race);
  const certainties: Certainty[] = [];
  for (let team = 0; team < race.tallies.length; team += 1) {
    if (byPoints) await turn();
    certainties.push({
      possible: byPoints && possibleRanks(byPoints, team),
      magicNumber: byPoints && magicNumber(byPoints, team, 1),
    });
  }
  return certainties;
};

const workOut = async (race: SeasonRace, seed: number, simulate: Simulate): Promise<Outlook> => {
  const forecast = await simulate(race, seed, simulations);
  const stakes = race.games.map((_, game) => stakesOf(forecast, game));
  const teams = (await certaintiesOf(race)).map((certainty, team) => {
    const chances = Array.from(forecast.ranks[team] ?? [], (count) => rounded(count / forecast.simulations));
    const firstFour = rounded(chances.slice(0, firstRanks).reduce((sum, chance) => sum + chance, 0));
    return { ...certainty, chances, firstFour, expectedPoints: rounded(forecast.points[team] ?? 0) };
  });
  return { teams, stakes };
};

/** The latest outlook of each league, reused until something that it is computed from changes. */
const kept = new Map<string, { readonly basis: string; readonly outlook: Promise<Outlook> }>();
const mostKept = 1000;

const outlookOf = (competition: string, race: SeasonRace, simulate: Simulate): Promise<Outlook> => {
  const basis = basisOf(race);
  const known = kept.get(competition);
  if (known?.basis === basis) return known.outlook;
  const outlook = workOut(race, hashOf(basis), simulate);
  kept.delete(competition);
  kept.set(competition, { basis, outlook });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return outlook;
};

export type GameStakes = Stakes & { readonly gameId: number };

const byGame = (gameIds: readonly number[], stakes: readonly (Stakes | null)[]): GameStakes[] =>
  gameIds.flatMap((gameId, at) => {
    const own = stakes[at];
    return own ? [{ gameId, ...own }] : [];
  });

/** Returns the stakes of each open game of a league, by fewer simulations than are shown: enough to rank games. */
export const roughStakesOf = async (db: Db, league: ForecastLeague): Promise<readonly GameStakes[]> => {
  const future = futureIn(await leagueSources(db, league));
  if (!future) return [];
  const forecast = await simulateInParts(future.race, hashOf(league.competition), roughSimulations);
  return byGame(
    future.gameIds,
    future.gameIds.map((_, game) => stakesOf(forecast, game)),
  );
};

/**
 * Returns every team's chance of one of the first ranks in a scenario; 1 or 0 when no games are left open. Runs as many
 * simulations as usual, with the same seed for the same scenario.
 */
export const firstFourInScenario = async (
  sources: LeagueSources | null,
  change: Change,
  simulate: Simulate = simulateInParts,
): Promise<ReadonlyMap<number, number>> => {
  const future = futureIn(sources, change);
  if (!future) return new Map();
  const { teamIds, race } = future;
  const { ranks } = await simulate(race, hashOf(JSON.stringify(race.games)), simulations);
  const first = (team: number) =>
    ranks[team]?.slice(0, firstRanks).reduce((sum, count) => sum + count, 0) ?? 0;
  return new Map(teamIds.map((teamId, team) => [teamId, rounded(first(team) / simulations)]));
};

/** Returns every team's outlook, ordered by team id, and the stakes of each game; empty without open games. */
export const outlooksIn = async (sources: LeagueSources | null, simulate: Simulate = simulateInParts) => {
  const future = futureIn(sources);
  if (!sources || !future) return { gamesToCome: 0, teams: [], stakes: [] };
  const { teamIds, race, gameIds } = future;
  const { teams: outlook, stakes } = await outlookOf(sources.rows.competition.competition, race, simulate);
  const standings = new Map(future.standings.map((row) => [row.teamId, row]));
  const countsTotal = race.rules.tieBreakers[0] === 'totalPoints';
  const teams = teamIds.flatMap((teamId, index) => {
    const [own, row] = [outlook[index], standings.get(teamId)];
    if (!own || !row) return [];
    return [{ teamId, rank: row.rank, points: countsTotal ? row.totalPoints : row.points, ...own }];
  });
  return { gamesToCome: race.games.length, teams, stakes: byGame(gameIds, stakes) };
};

const shownGames = 6;
/** Smaller changes of chances are not worth listing. */
const leastSwing = 0.02;

/** Returns the games with the highest stakes, as cards. */
const withCards = async (
  db: Db,
  catalogue: Catalogue,
  stakes: readonly GameStakes[],
): Promise<LeagueForecastOutput['biggest']> => {
  const biggest = stakes
    .filter((one) => swingOf(one) >= leastSwing)
    .toSorted((a, b) => swingOf(b) - swingOf(a) || a.gameId - b.gameId)
    .slice(0, shownGames);
  const ids = biggest.map(({ gameId }) => gameId);
  const rows = await db
    .selectFrom('games')
    .select(gameColumns)
    .where(anyOf('gameId', ids))
    .orderBy('gameId')
    .limit(shownGames)
    .execute();
  const cards = await cardsFor(db, catalogue, rows);
  return biggest.flatMap(({ gameId, homeWins, awayWins }) => {
    const game = cards.find(({ id }) => id === gameId);
    return game ? [{ game, stakes: { homeWins, awayWins } }] : [];
  });
};

/** Returns the chances of every team's final ranks, from the remaining games of a league. */
export const leagueForecast = async (
  db: Db,
  input: LeagueForecastInput,
  simulate?: Simulate,
): Promise<LeagueForecastOutput> => {
  const catalogue = await catalogueIn(db, input.lang);
  const found = await findLeague(db, catalogue, input);
  const [position, { gamesToCome, teams, stakes }] = await Promise.all([
    positionOfSeason(db, found.seasonId),
    leagueSources(db, found).then((sources) => outlooksIn(sources, simulate)),
  ]);
  const names = await namesFor(db, catalogue, {
    teams: teams.map(({ teamId }) => ({ teamId, seasonId: found.seasonId })),
  });
  return {
    position,
    league: { id: found.id, name: found.name, path: found.path },
    season: catalogue.season(found.seasonId),
    gamesToCome,
    simulations: gamesToCome === 0 ? 0 : simulations,
    biggest: await withCards(db, catalogue, stakes),
    teams: teams
      .map(({ teamId, ...team }) => ({ team: names.team(teamId, found.seasonId), ...team }))
      .sort((a, b) => b.expectedPoints - a.expectedPoints || a.rank - b.rank),
  };
};
