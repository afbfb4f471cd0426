import { openStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import { forecastOf, type Strengths } from '../../views/ratings/forecast.ts';
import type { Opening } from '../../views/ratings/opening.ts';
import { strengthsByWeek } from '../ratings/strengths-by-week.ts';
import { type DatedGame, type Week, weeksOf } from '../../views/ratings/weeks.ts';
import type { GroupTable } from '../../views/standings/tables.ts';
import { outlookRace } from './outlook.ts';
import { simulateInParts } from './simulate-in-parts.ts';

/** Each team's chance of one of the first ranks, as of a Monday. */
export type ChancesOn = { readonly date: string; readonly of: ReadonlyMap<number, number> };

/** Chances of earlier weeks by the data that they were computed from, to be passed as `earlier` next time. */
export type KnownChances = ReadonlyMap<string, ChancesOn>;

type League = {
  readonly table: GroupTable;
  readonly competition: Pick<CompetitionRow, 'rules' | 'draw'>;
  readonly opening?: Opening;
};

/** The data that the chances of a season's weeks are computed from. */
export type SeasonLine = {
  readonly league: League;
  readonly ofCategory: readonly DatedGame[];
  /** How many of the first ranks count. */
  readonly places: number;
  /** Identifies what the table depends on besides results; another one recomputes every week. */
  readonly basis: string;
  readonly earlier: KnownChances;
};

/** Fewer than for the current chances: a line in a chart needs no third digit. */
const simulations = 1000;
const mostWeeks = 40;

/** Returns the weeks that have new results since the week before, from the table's first game on. */
const decisiveWeeks = (weeks: readonly Week[], { table }: League): readonly Week[] => {
  const first = table.games.map(({ date }) => date).toSorted()[0] ?? '';
  return weeks
    .filter((week, index) => week.monday > first && week.fingerprint !== weeks[index - 1]?.fingerprint)
    .slice(-mostWeeks);
};

/** Returns the table as of a Monday, with the strengths of its teams at that time. */
const raceOn = ({ table, competition }: League, monday: string, strengths: Strengths) => {
  const { schedule, errors } = strengths;
  const numbers = new Map(schedule.teamIds.map((teamId, index) => [teamId, index]));
  const games = table.games.map((game) =>
    game.date < monday || game.status === 'cancelled' ? game : { ...game, status: 'scheduled' as const },
  );
  const forecasts = games.flatMap((game) => {
    const [home, away] = [numbers.get(game.homeTeamId), numbers.get(game.awayTeamId)];
    const known = openStatuses.includes(game.status) && home !== undefined && away !== undefined;
    const forecast = known ? forecastOf(strengths, home, away) : null;
    return forecast ? [{ gameId: game.gameId, ...forecast }] : [];
  });
  const ratings = schedule.teamIds.map((teamId, index) => ({
    teamId,
    error: errors[index] as number,
  }));
  return outlookRace({ table: { ...table, games }, competition, forecasts, ratings });
};

const chancesOn = async (
  league: League,
  { monday }: Week,
  strengths: Strengths,
  places: number,
  seed: number,
): Promise<ChancesOn> => {
  const { teamIds, race } = raceOn(league, monday, strengths);
  const { ranks } = await simulateInParts(race, seed, simulations);
  const shareOf = (team: number): number =>
    (ranks[team]?.slice(0, places).reduce((sum, count) => sum + count, 0) ?? 0) / simulations;
  return { date: monday, of: new Map(teamIds.map((teamId, team) => [teamId, shareOf(team)])) };
};

const keyOf = ({ basis }: SeasonLine, { monday, fingerprint }: Week): string =>
  `${basis} ${monday} ${fingerprint}`;

/** Returns the chances of every week when all are known from earlier, without simulating any; otherwise null. */
export const chancesKnown = (season: SeasonLine): KnownChances | null => {
  const { league, ofCategory, earlier } = season;
  const known = new Map<string, ChancesOn>();
  for (const week of decisiveWeeks(weeksOf(ofCategory, league.opening), league)) {
    const chances = earlier.get(keyOf(season, week));
    if (!chances) return null;
    known.set(keyOf(season, week), chances);
  }
  return known;
};

/**
 * Returns the chances of one of the first ranks, Monday by Monday, each from the games before that day. Takes those of
 * weeks with the same games from earlier.
 */
export const chancesOverSeason = async (season: SeasonLine): Promise<KnownChances> => {
  const { league, ofCategory, places, earlier } = season;
  const weeks = weeksOf(ofCategory, league.opening);
  const strengths = strengthsByWeek(weeks);
  const chances = new Map<string, ChancesOn>();
  for (const week of decisiveWeeks(weeks, league)) {
    const [key, number] = [keyOf(season, week), weeks.indexOf(week)];
    const [before, made] = [earlier.get(key), strengths[number]];
    if (before) chances.set(key, before);
    else if (made) chances.set(key, await chancesOn(league, week, made, places, number));
  }
  return chances;
};
