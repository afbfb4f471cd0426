import { weekOf } from '@rondelle/contracts/competition/weeks.ts';
import type { Strengths } from '../../views/ratings/forecast.ts';
import type { Opening } from '../../views/ratings/opening.ts';
import { strengthsByDay } from '../ratings/strengths-by-day.ts';
import { type DatedGame, type GameDay, gameDaysOf } from '../../views/ratings/game-days.ts';
import { type LeagueTable, raceAmong } from './race-among.ts';
import { firstRanks } from './playoff-places.ts';
import { firstShares, targetShares } from './simulate.ts';
import { simulateInParts } from './simulate-in-parts.ts';

/** Each team's chance of the target, and of the top four, as of a Monday. */
export type ChancesOn = {
  readonly date: string;
  readonly of: ReadonlyMap<number, number>;
  readonly firstFour: ReadonlyMap<number, number>;
};

/** Chances of earlier weeks by the data that they were computed from, to be passed as `earlier` next time. */
export type KnownChances = ReadonlyMap<string, ChancesOn>;

type League = LeagueTable & { readonly opening?: Opening };

/** The data that the chances of a season's weeks are computed from. */
export type SeasonLine = {
  readonly league: League;
  readonly ofCategory: readonly DatedGame[];
  /** Identifies what the table depends on besides results; another one recomputes every week. */
  readonly basis: string;
  readonly earlier: KnownChances;
};

/** Fewer simulations than for the current chances: a line in a chart needs no third digit. */
const simulations = 1000;
const mostWeeks = 40;

/** The first day with games of a week: the data before it are those before its Monday. */
type Week = GameDay & { readonly monday: string };

const weeksOf = ({ ofCategory, league }: SeasonLine): readonly Week[] =>
  [...Map.groupBy(gameDaysOf(ofCategory, league.opening), ({ date }) => weekOf(date).from)].flatMap(
    ([monday, [first]]) => (first ? [{ ...first, monday }] : []),
  );

/** Returns the weeks that have new results since the week before, from the table's first game on. */
const decisiveWeeks = (weeks: readonly Week[], { table }: League): readonly Week[] => {
  const first = table.games.map(({ date }) => date).toSorted()[0] ?? '';
  return weeks
    .filter((week, index) => week.monday > first && week.fingerprint !== weeks[index - 1]?.fingerprint)
    .slice(-mostWeeks);
};

/** Returns the games as of a Monday: those from that day on are to come. */
const gamesOn = (games: LeagueTable['table']['games'], monday: string) =>
  games.map((game) =>
    game.date < monday || game.status === 'cancelled' ? game : { ...game, status: 'scheduled' as const },
  );

const chancesOn = async (
  league: League,
  { monday }: Week,
  strengths: Strengths,
  seed: number,
): Promise<ChancesOn> => {
  const { teamIds, race } = raceAmong(league, gamesOn(league.table.games, monday), strengths);
  const forecast = await simulateInParts(race, seed, simulations);
  const byTeam = (shares: readonly number[]) =>
    new Map(teamIds.map((teamId, team) => [teamId, shares[team] ?? 0]));
  return {
    date: monday,
    of: byTeam(targetShares(forecast)),
    firstFour: byTeam(firstShares(forecast, firstRanks)),
  };
};

const keyOf = ({ basis }: SeasonLine, { monday, fingerprint }: Week): string =>
  `${basis} ${monday} ${fingerprint}`;

/** Returns the chances of every week when all are known from earlier, without simulating any; otherwise null. */
export const chancesKnown = (season: SeasonLine): KnownChances | null => {
  const { league, earlier } = season;
  const known = new Map<string, ChancesOn>();
  for (const week of decisiveWeeks(weeksOf(season), league)) {
    const chances = earlier.get(keyOf(season, week));
    if (!chances) return null;
    known.set(keyOf(season, week), chances);
  }
  return known;
};

/**
 * Returns the chances of the target, Monday by Monday, each from the games before that day. Takes those of
 * weeks with the same games from earlier.
 */
export const chancesOverSeason = async (season: SeasonLine): Promise<KnownChances> => {
  const { league, earlier } = season;
  const weeks = weeksOf(season);
  const strengths = strengthsByDay(weeks);
  const chances = new Map<string, ChancesOn>();
  for (const week of decisiveWeeks(weeks, league)) {
    const [key, number] = [keyOf(season, week), weeks.indexOf(week)];
    const [before, made] = [earlier.get(key), strengths[number]];
    if (before) chances.set(key, before);
    else if (made) chances.set(key, await chancesOn(league, week, made, number));
  }
  return chances;
};
