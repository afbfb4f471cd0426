import { levelBand } from '../ratings/chances.ts';
import { type Random, randomFrom } from './random.ts';
import type { GameToCome, SeasonRace } from './season-race.ts';
import { orderingOf } from './simulated-order.ts';
import { copyTable, emptyTable, type SimulatedTable, tableOf } from './simulated-table.ts';

/** How the seasons came out that were played through: by team, in the order of the race. */
export type SeasonForecast = {
  readonly simulations: number;
  /** How often a team ended at each rank, best first. */
  readonly ranks: readonly Float64Array[];
  /** Points at the end, on average; fair play counted where the rules count it. */
  readonly points: Float64Array;
  /** What each game to come is worth: six counts a game, in the order of the race (see `stakesOf`). */
  readonly stakes: Float64Array;
};

/** The first ranks that a season is told to be about. */
export const firstRanks = 4;

type Ending = { homeGoals: number; awayGoals: number; decided: 0 | 1 | 2; isOdd: boolean };

/** The games to come in arrays, which are read millions of times. */
type Games = {
  readonly home: Int32Array;
  readonly away: Int32Array;
  readonly margin: Float64Array;
  readonly spread: Float64Array;
  readonly total: Float64Array;
  readonly tieShare: Float64Array;
  readonly isOdd: Uint8Array;
};
const gamesOf = (games: readonly GameToCome[]): Games => ({
  home: Int32Array.from(games, ({ home }) => home),
  away: Int32Array.from(games, ({ away }) => away),
  margin: Float64Array.from(games, ({ margin }) => margin),
  spread: Float64Array.from(games, ({ spread }) => spread),
  total: Float64Array.from(games, ({ total }) => total),
  tieShare: Float64Array.from(games, ({ tieShare }) => tieShare),
  isOdd: Uint8Array.from(games, ({ isOdd }) => (isOdd ? 1 : 0)),
});

/**
 * Plays a game: its margin strays from the expected one; what is level goes to overtime or stays so. The side that lost
 * has about half of the goals that the margin leaves of all.
 */
const playGame = (games: Games, game: number, shift: number, random: Random, ending: Ending): void => {
  const margin = (games.margin[game] as number) + shift + (games.spread[game] as number) * random.normal();
  const size = Math.abs(margin);
  const lesser = ((games.total[game] as number) - size) / 2 + random.normal();
  // Whole goals: what is under one counts as none.
  const less = lesser < 0.5 ? 0 : (lesser + 0.5) | 0;
  ending.decided = 0;
  ending.isOdd = games.isOdd[game] === 1;
  let more = less + (size < 1.5 ? 1 : (size + 0.5) | 0);
  let homeWins = margin > 0;
  if (size < levelBand) {
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

/** Counts one side of a simulated game. */
const countSide = (
  table: SimulatedTable,
  { rules, comparesMutual, comparesMutualGoals, comparesEven }: SeasonRace,
  team: number,
  other: number,
  isHome: boolean,
  { homeGoals, awayGoals, decided, isOdd }: Ending,
): void => {
  const scored = isHome ? homeGoals : awayGoals;
  const allowed = isHome ? awayGoals : homeGoals;
  const { points } = rules;
  const cap = rules.goalDifferenceCap ?? Number.POSITIVE_INFINITY;
  const won = scored > allowed;
  let earned = points.tie;
  if (scored !== allowed) {
    if (decided === 1) earned = won ? points.overtimeWin : points.overtimeLoss;
    else if (decided === 2) earned = won ? points.shootoutWin : points.shootoutLoss;
    else earned = won ? points.win : points.loss;
  }
  const at = team * table.points.length + other;
  table.gamesPlayed[team] = (table.gamesPlayed[team] as number) + 1;
  table.points[team] = (table.points[team] as number) + earned;
  table.goalsFor[team] = (table.goalsFor[team] as number) + scored;
  table.goalsAgainst[team] = (table.goalsAgainst[team] as number) + allowed;
  table.goalDifference[team] =
    (table.goalDifference[team] as number) + Math.max(-cap, Math.min(cap, scored - allowed));
  if (comparesMutual) {
    table.mutualPoints[at] = (table.mutualPoints[at] as number) + earned;
    table.mutualGames[at] = (table.mutualGames[at] as number) + 1;
  }
  if (comparesEven && !isOdd) {
    table.evenPoints[at] = (table.evenPoints[at] as number) + earned;
    table.evenGames[at] = (table.evenGames[at] as number) + 1;
  }
  if (comparesMutualGoals) {
    table.mutualFor[at] = (table.mutualFor[at] as number) + scored;
    table.mutualAgainst[at] = (table.mutualAgainst[at] as number) + allowed;
  }
  if (!won) return;
  table.wins[team] = (table.wins[team] as number) + 1;
  if (decided === 0) table.regulationWins[team] = (table.regulationWins[team] as number) + 1;
  if (decided === 2) table.shootoutWins[team] = (table.shootoutWins[team] as number) + 1;
};

type Workplace = {
  readonly table: SimulatedTable;
  readonly shifts: Float64Array;
  readonly lots: Float64Array;
  readonly ending: Ending;
  readonly order: () => Int32Array;
  readonly games: Games;
  /** Who won each game of the season that is played: 1 the home team, −1 the other. */
  readonly winners: Int8Array;
  /** Whether a team ended among the first. */
  readonly isFirst: Uint8Array;
};

/** Fair-play points of the games to come, at the rate of those so far. */
const addFairPlay = (table: SimulatedTable, { fairPlay, toPlay }: SeasonRace, random: Random): void => {
  for (let team = 0; team < toPlay.length; team += 1) {
    const expected = (fairPlay[team] ?? 0) * (toPlay[team] ?? 0);
    const strayed = expected + 0.5 * Math.sqrt(toPlay[team] ?? 0) * random.normal();
    const most = toPlay[team] ?? 0;
    table.fairPlay[team] =
      (table.fairPlay[team] as number) + Math.max(0, Math.min(most, Math.round(strayed)));
  }
};

/** Plays the rest of the season once; answers the teams in order. */
const playSeason = (race: SeasonRace, random: Random, work: Workplace) => {
  const { table, shifts, lots, ending, order, games } = work;
  race.errors.forEach((error, team) => {
    shifts[team] = error * random.normal();
    lots[team] = random.share();
  });
  for (let game = 0; game < games.home.length; game += 1) {
    const home = games.home[game] as number;
    const away = games.away[game] as number;
    playGame(games, game, (shifts[home] as number) - (shifts[away] as number), random, ending);
    work.winners[game] = Math.sign(ending.homeGoals - ending.awayGoals);
    countSide(table, race, home, away, true, ending);
    countSide(table, race, away, home, false, ending);
  }
  if (race.rules.fairPlay) addFairPlay(table, race, random);
  return order();
};

/** Counts whether both teams of each game ended among the first, apart by who won the game; ties count for neither. */
const countStakes = (stakes: Float64Array, { games, winners, isFirst }: Workplace): void => {
  for (let game = 0; game < winners.length; game += 1) {
    const winner = winners[game] as number;
    if (winner === 0) continue;
    const at = game * 6 + (winner > 0 ? 0 : 3);
    stakes[at] = (stakes[at] as number) + 1;
    stakes[at + 1] = (stakes[at + 1] as number) + (isFirst[games.home[game] as number] as number);
    stakes[at + 2] = (stakes[at + 2] as number) + (isFirst[games.away[game] as number] as number);
  }
};

/**
 * Plays what is to come `simulations` times under the league's own rules. The same race and seed give the same answer.
 * How strong a team really is, is drawn once a season: a team that is better than thought is better in all its games.
 */
export const simulateSeason = (race: SeasonRace, seed: number, simulations: number): SeasonForecast => {
  const teams = race.tallies.length;
  const random = randomFrom(seed);
  const start = tableOf(race);
  const [table, lots] = [emptyTable(teams), new Float64Array(teams)];
  const ending: Ending = { homeGoals: 0, awayGoals: 0, decided: 0, isOdd: false };
  const order = orderingOf(table, race, lots);
  const games = gamesOf(race.games);
  const work: Workplace = {
    table,
    lots,
    ending,
    order,
    games,
    shifts: new Float64Array(teams),
    winners: new Int8Array(race.games.length),
    isFirst: new Uint8Array(teams),
  };
  const stakes = new Float64Array(race.games.length * 6);
  const ranks = race.tallies.map(() => new Float64Array(teams));
  const points = new Float64Array(teams);
  const countsFairPlay = race.rules.fairPlay?.countsInTotal === true;
  for (let round = 0; round < simulations; round += 1) {
    copyTable(start, work.table);
    playSeason(race, random, work).forEach((team, place) => {
      const own = ranks[team] as Float64Array;
      own[place] = (own[place] as number) + 1;
      work.isFirst[team] = place < firstRanks ? 1 : 0;
      const fairPlay = countsFairPlay ? (work.table.fairPlay[team] as number) : 0;
      points[team] = (points[team] as number) + (work.table.points[team] as number) + fairPlay;
    });
    countStakes(stakes, work);
  }
  return { simulations, ranks, points: points.map((sum) => sum / Math.max(1, simulations)), stakes };
};
