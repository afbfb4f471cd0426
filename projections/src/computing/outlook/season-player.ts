import { mostOfCount } from '@rondelle/contracts/competition/result-counts.ts';
import { countGamesPlayed, countSide, earnedUnder, type Ending } from '../season-race/counted-game.ts';
import type { PerGame } from '../season-race/per-game.ts';
import type { UpcomingGame, SeasonRace } from '../season-race/season-race.ts';
import { type Ordering, orderingOf } from '../season-race/simulated-order.ts';
import { copyTable, emptyTable, type SimulatedTable, tableOf } from '../season-race/simulated-table.ts';
import { type Random, randomFrom } from './random.ts';

/** The open games as typed arrays, because a simulation reads them millions of times. */
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
  readonly played: PlayedGames;
};

/** How each open game ended in the current simulation. */
export type PlayedGames = {
  readonly homeGoals: Float64Array;
  readonly awayGoals: Float64Array;
  /** 0 in regulation, 1 in overtime, 2 in a shootout. */
  readonly decided: Uint8Array;
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
  const { table, shifts, lots, ending, order, games, earnedBy, played } = work;
  for (let team = 0; team < shifts.length; team += 1) {
    shifts[team] = (race.errors[team] as number) * random.normal();
    lots[team] = random.share();
  }
  for (let game = 0; game < games.home.length; game += 1) {
    const home = games.home[game] as number;
    const away = games.away[game] as number;
    playGame(games, game, (shifts[home] as number) - (shifts[away] as number), random, ending);
    const { homeGoals, awayGoals } = ending;
    played.homeGoals[game] = homeGoals;
    played.awayGoals[game] = awayGoals;
    played.decided[game] = ending.decided;
    countSide(table, race, earnedBy, home, away, homeGoals, awayGoals, ending);
    countSide(table, race, earnedBy, away, home, awayGoals, homeGoals, ending);
  }
  const { toPlay, fairPlay, penaltyMinutes, rules } = race;
  const open = { toPlay, random };
  if (fairPlay) addPerGame(table.fairPlay, fairPlay, rules.fairPlay?.maxPerGame ?? 0, open);
  if (penaltyMinutes) addPerGame(table.penaltyMinutes, penaltyMinutes, mostMinutes, open);
  return order();
};

/** A rest of a season that is simulated again and again; each simulation overwrites the one before. */
export type SeasonPlayer = {
  /** Simulates the rest of the season once; returns the teams in final order. */
  readonly play: () => Int32Array;
  readonly ordering: Ordering;
  readonly table: SimulatedTable;
  readonly played: PlayedGames;
};

/** Draws each team's true strength once per season: a team that is better than its rating is so in all games. */
export const seasonPlayer = (race: SeasonRace, seed: number): SeasonPlayer => {
  const teams = race.tallies.length;
  const random = randomFrom(seed);
  const start = tableOf(race);
  countGamesPlayed(start, race.games);
  const [table, lots] = [emptyTable(teams), new Float64Array(teams)];
  const ordering = orderingOf(table, race, lots);
  const open = race.games.length;
  const played: PlayedGames = {
    homeGoals: new Float64Array(open),
    awayGoals: new Float64Array(open),
    decided: new Uint8Array(open),
  };
  const work: Workplace = {
    table,
    lots,
    ending: { homeGoals: 0, awayGoals: 0, decided: 0, isOdd: false },
    order: ordering.whole,
    games: gamesOf(race.games),
    earnedBy: earnedUnder(race.rules),
    shifts: new Float64Array(teams),
    played,
  };
  const play = () => {
    copyTable(start, table);
    return playSeason(race, random, work);
  };
  return { play, ordering, table, played };
};
