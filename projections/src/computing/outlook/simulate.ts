import { mostOfCount } from '@rondelle/contracts/competition/result-counts.ts';
import { type Random, randomFrom } from './random.ts';
import { countGamesPlayed, countSide, earnedUnder, type Ending } from '../season-race/counted-game.ts';
import type { PerGame } from '../season-race/per-game.ts';
import type { UpcomingGame, SeasonRace } from '../season-race/season-race.ts';
import { markReachedOf } from './playoff-places.ts';
import { orderingOf } from '../season-race/simulated-order.ts';
import { copyTable, emptyTable, type SimulatedTable, tableOf } from '../season-race/simulated-table.ts';

/** The results of all simulations, by team in the order of the race. */
export type SeasonForecast = {
  readonly simulations: number;
  /** How often each team ended at each rank, best first. */
  readonly ranks: readonly Float64Array[];
  /** Average final points, with fair-play points where the rules count them. */
  readonly points: Float64Array;
  /** Six counts per open game, in the order of the race (see `stakesOf`). */
  readonly stakes: Float64Array;
  /** How often each team reached the target of the race (see `targetOf`). */
  readonly reached: Float64Array;
};

/** Returns each team's share of simulations in which it ended at one of the first ranks, in the order of the race. */
export const firstShares = (
  { ranks, simulations }: Pick<SeasonForecast, 'ranks' | 'simulations'>,
  places: number,
): readonly number[] =>
  ranks.map((own) => own.slice(0, places).reduce((sum, count) => sum + count, 0) / Math.max(1, simulations));

/** Returns each team's share of simulations in which it reached the target, in the order of the race. */
export const targetShares = ({
  reached,
  simulations,
}: Pick<SeasonForecast, 'reached' | 'simulations'>): readonly number[] =>
  Array.from(reached, (count) => count / Math.max(1, simulations));

/** The open games as typed arrays, which are read millions of times. */
type Games = {
  readonly home: Int32Array;
  readonly away: Int32Array;
  readonly margin: Float64Array;
  readonly spread: Float64Array;
  readonly total: Float64Array;
  readonly tieShare: Float64Array;
  readonly levelBand: Float64Array;
  readonly isOdd: Uint8Array;
};
const gamesOf = (games: readonly UpcomingGame[]): Games => ({
  home: Int32Array.from(games, ({ home }) => home),
  away: Int32Array.from(games, ({ away }) => away),
  margin: Float64Array.from(games, ({ margin }) => margin),
  spread: Float64Array.from(games, ({ spread }) => spread),
  total: Float64Array.from(games, ({ total }) => total),
  tieShare: Float64Array.from(games, ({ tieShare }) => tieShare),
  levelBand: Float64Array.from(games, ({ levelBand }) => levelBand),
  isOdd: Uint8Array.from(games, ({ isOdd }) => (isOdd ? 1 : 0)),
});

/**
 * Simulates a game: draws its margin around the expected one. A level game goes to overtime or stays a tie. The loser
 * gets about half of the goals that remain after the margin.
 */
const playGame = (games: Games, game: number, shift: number, random: Random, ending: Ending): void => {
  const margin = (games.margin[game] as number) + shift + (games.spread[game] as number) * random.normal();
  const size = Math.abs(margin);
  const lesser = ((games.total[game] as number) - size) / 2 + random.normal();
  // Rounds to whole goals; less than one half is none.
  const less = lesser < 0.5 ? 0 : (lesser + 0.5) | 0;
  ending.decided = 0;
  ending.isOdd = games.isOdd[game] === 1;
  let more = less + (size < 1.5 ? 1 : (size + 0.5) | 0);
  let homeWins = margin > 0;
  if (size < (games.levelBand[game] as number)) {
    if (random.share() < (games.tieShare[game] as number)) more = less;
    else {
      const lot = random.share();
      homeWins = lot < 0.5;
      ending.decided = lot < 0.25 || lot > 0.75 ? 1 : 2;
    }
  }
  ending.homeGoals = homeWins ? more : less;
  ending.awayGoals = homeWins ? less : more;
};

type Workplace = {
  readonly table: SimulatedTable;
  readonly shifts: Float64Array;
  readonly lots: Float64Array;
  readonly ending: Ending;
  readonly earnedBy: Float64Array;
  readonly order: () => Int32Array;
  readonly games: Games;
  /** The winner of each game in the current simulation: 1 for the home team, −1 for the away team, 0 for a tie. */
  readonly winners: Int8Array;
  /** 1 for each team that reached the target in the current simulation. */
  readonly reached: Uint8Array;
};

const mostMinutes = mostOfCount('homePenaltyMinutes');

/** Adds what teams earn in their open games, as they and their league did so far, within the limits of a game. */
const addPerGame = (
  column: Float64Array,
  { means, spread }: PerGame,
  most: number,
  { toPlay, random }: { readonly toPlay: readonly number[]; readonly random: Random },
): void => {
  for (let team = 0; team < toPlay.length; team += 1) {
    const games = toPlay[team] ?? 0;
    const strayed = (means[team] ?? 0) * games + spread * Math.sqrt(games) * random.normal();
    const added = Math.max(0, Math.min(most * games, Math.round(strayed)));
    column[team] = (column[team] as number) + added;
  }
};

/** Simulates the rest of the season once; returns the teams in final order. */
const playSeason = (race: SeasonRace, random: Random, work: Workplace) => {
  const { table, shifts, lots, ending, order, games, earnedBy } = work;
  for (let team = 0; team < shifts.length; team += 1) {
    shifts[team] = (race.errors[team] as number) * random.normal();
    lots[team] = random.share();
  }
  for (let game = 0; game < games.home.length; game += 1) {
    const home = games.home[game] as number;
    const away = games.away[game] as number;
    playGame(games, game, (shifts[home] as number) - (shifts[away] as number), random, ending);
    work.winners[game] = Math.sign(ending.homeGoals - ending.awayGoals);
    const { homeGoals, awayGoals } = ending;
    countSide(table, race, earnedBy, home, away, homeGoals, awayGoals, ending);
    countSide(table, race, earnedBy, away, home, awayGoals, homeGoals, ending);
  }
  const { toPlay, fairPlay, penaltyMinutes, rules } = race;
  const open = { toPlay, random };
  if (fairPlay) addPerGame(table.fairPlay, fairPlay, rules.fairPlay?.maxPerGame ?? 0, open);
  if (penaltyMinutes) addPerGame(table.penaltyMinutes, penaltyMinutes, mostMinutes, open);
  return order();
};

/**
 * Counts how often both teams of each game reached the target, by winner of the game; ties are not counted.
 */
const countStakes = (stakes: Float64Array, { games, winners, reached }: Workplace): void => {
  for (let game = 0; game < winners.length; game += 1) {
    const winner = winners[game] as number;
    if (winner === 0) continue;
    const at = game * 6 + (winner > 0 ? 0 : 3);
    stakes[at] = (stakes[at] as number) + 1;
    stakes[at + 1] = (stakes[at + 1] as number) + (reached[games.home[game] as number] as number);
    stakes[at + 2] = (stakes[at + 2] as number) + (reached[games.away[game] as number] as number);
  }
};

/**
 * Simulates the open games `simulations` times under the league's own rules. The same race and seed give the same
 * result. Draws each team's true strength once per season: a team that is better than its rating is so in all games.
 */
export const simulateSeason = (race: SeasonRace, seed: number, simulations: number): SeasonForecast => {
  const teams = race.tallies.length;
  const random = randomFrom(seed);
  const start = tableOf(race);
  countGamesPlayed(start, race.games);
  const [table, lots] = [emptyTable(teams), new Float64Array(teams)];
  const ending: Ending = { homeGoals: 0, awayGoals: 0, decided: 0, isOdd: false };
  const ordering = orderingOf(table, race, lots);
  const games = gamesOf(race.games);
  const work: Workplace = {
    table,
    lots,
    ending,
    order: ordering.whole,
    games,
    earnedBy: earnedUnder(race.rules),
    shifts: new Float64Array(teams),
    winners: new Int8Array(race.games.length),
    reached: new Uint8Array(teams),
  };
  const stakes = new Float64Array(race.games.length * 6);
  const ranks = race.tallies.map(() => new Float64Array(teams));
  const points = new Float64Array(teams);
  const reached = new Float64Array(teams);
  const markReached = markReachedOf(race, ordering);
  const countsFairPlay = race.rules.fairPlay?.countsInTotal === true;
  for (let round = 0; round < simulations; round += 1) {
    copyTable(start, work.table);
    const order = playSeason(race, random, work);
    order.forEach((team, place) => {
      const own = ranks[team] as Float64Array;
      own[place] = (own[place] as number) + 1;
      const fairPlay = countsFairPlay ? (work.table.fairPlay[team] as number) : 0;
      points[team] = (points[team] as number) + (work.table.points[team] as number) + fairPlay;
    });
    work.reached.fill(0);
    markReached(order, work.reached);
    work.reached.forEach((own, team) => {
      reached[team] = (reached[team] as number) + own;
    });
    countStakes(stakes, work);
  }
  return { simulations, ranks, points: points.map((sum) => sum / Math.max(1, simulations)), stakes, reached };
};
