import type { TournamentForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { TournamentForecastInput } from '@rondelle/contracts/competition/inputs.ts';
import { bestPlaces, chanceToGoOn, goingOn } from '../../computing/bracket/group-playoffs.ts';
import type { RacingGroup, SharesOfBest } from '../../computing/outlook/best-of-simulated.ts';
import { outlookSimulations } from '../../computing/outlook/league-outlook.ts';
import { outlookRace } from '../../computing/outlook/outlook.ts';
import { isTooLarge } from '../../computing/season-race/size.ts';
import { isPlayed } from '../../views/games/result.ts';
import type { Db } from '../../views/schema.ts';
import { type GroupTable, tablesOf } from '../../views/standings/tables.ts';
import { gamesOfCompetition } from '../as-of/as-of.queries.ts';
import { assertHeld, loadTournament, type TournamentRow } from '../bracket/tournament-row.queries.ts';
import { positionOfSeason } from '../log/log-position.queries.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import { shows } from '../policy/policy.queries.ts';
import { ratingsOfCategory } from '../ratings/ratings.queries.ts';
import { competitionRow, standingsOf, tournamentEntriesOf } from '../standings/competition.queries.ts';
import { forecastsOf } from './league-sources.queries.ts';
import { inProcessSimulations, type Simulations } from './simulations.ts';

/** All groups are simulated for one request, which must not cost more than the largest league. */
export const isTooLargeTogether = (
  tables: readonly {
    readonly teamIds: { readonly size: number };
    readonly games: { readonly length: number };
  }[],
): boolean =>
  isTooLarge({
    teamIds: { size: tables.reduce((sum, { teamIds }) => sum + teamIds.size, 0) },
    games: { length: tables.reduce((sum, { games }) => sum + games.length, 0) },
  });

/** Loads what the groups of a category are forecast from; null when it hides forecasts, or is larger than any real one. */
const sourcesOf = async (db: Db, { competition: key, seasonId }: TournamentRow, categoryId: number) => {
  if (!(await shows(db, categoryId, 'everything'))) return null;
  const [competition, entries, allGames, standings] = await Promise.all([
    competitionRow(db, key),
    tournamentEntriesOf(db, key),
    gamesOfCompetition(db, key),
    standingsOf(db, key),
  ]);
  const isOwn = (of: { readonly categoryId: number }) => of.categoryId === categoryId;
  const games = allGames.filter(isOwn);
  const [forecasts, ratings] = await Promise.all([
    forecastsOf(
      db,
      games.map(({ gameId }) => gameId),
    ),
    ratingsOfCategory(db, seasonId, categoryId),
  ]);
  const tables = tablesOf(games, entries.filter(isOwn), 'tournament');
  if (isTooLargeTogether(tables)) return null;
  return (
    competition && { competition, categoryId, tables, standings: standings.filter(isOwn), forecasts, ratings }
  );
};
type Sources = NonNullable<Awaited<ReturnType<typeof sourcesOf>>>;

/** The planned knock-out games of a category, and how many games each team plays before them; 0 without a plan. */
const planOf = ({ brackets }: TournamentRow, categoryId: number) => {
  const drawn = brackets.find((bracket) => bracket.categoryId === categoryId);
  const slots = (drawn?.slots ?? []).map(({ stage, home, away }) => ({
    stage,
    home: { place: home },
    away: { place: away },
  }));
  return { slots, groupGames: drawn?.groupGames ?? 0 };
};
type Plan = ReturnType<typeof planOf>;

/** Returns whether each team has as many games as planned: chances without the others would be wrong. */
const isScheduled = ({ teamIds, games }: GroupTable, groupGames: number): boolean =>
  [...teamIds].every(
    (id) =>
      games.filter(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id).length >=
      groupGames,
  );

/** Returns a group with its open games; null while some of its games are not scheduled. */
const racingGroupOf = (
  table: GroupTable,
  { groupGames }: Plan,
  { competition, forecasts, ratings }: Sources,
): (RacingGroup & { readonly name: string | null }) | null => {
  if (!isScheduled(table, groupGames)) return null;
  const { playoffs: _playoffs, ...rules } = competition.rules;
  const { teamIds, gameIds, race } = outlookRace({
    table,
    competition: { ...competition, rules },
    forecasts,
    ratings,
  });
  const byId = new Map(table.games.map((game) => [game.gameId, game]));
  return {
    name: table.groupName === '' ? null : table.groupName,
    teamIds,
    race,
    size: table.teamIds.size,
    played: table.games.filter(isPlayed),
    open: gameIds.flatMap((gameId) => byId.get(gameId) ?? []),
  };
};

/**
 * Returns how often teams are among the best of their rank in several groups, where some of these go on; null while games
 * of a group are not scheduled.
 */
const amongBestOf = async (
  key: string,
  groups: readonly (RacingGroup | null)[],
  { slots }: Plan,
  { competition, tables }: Sources,
  { sharesOfBest }: Pick<Simulations, 'sharesOfBest'>,
): Promise<SharesOfBest | null> => {
  const places = bestPlaces(slots);
  if (places.length === 0) return new Map();
  const known = groups.filter((group) => group !== null);
  if (known.length < groups.length) return null;
  const deducted = tables[0]?.deducted ?? new Map<number, number>();
  const { rules, draw } = competition;
  return sharesOfBest(key, { groups: known, places, rules: { rules, draw }, deducted });
};

/** The chances of a group's teams; null without games to come. */
const forecastOfGroup = async (
  key: string,
  { name, teamIds, race }: NonNullable<ReturnType<typeof racingGroupOf>>,
  amongBest: SharesOfBest | null,
  { slots }: Plan,
  { competition: { rules }, standings }: Sources,
  { outlookOf }: Pick<Simulations, 'outlookOf'>,
) => {
  if (race.games.length === 0) return null;
  const going = goingOn(rules.playoffs, slots, name);
  const outlook = await outlookOf(`${key} ${name ?? ''}`, race);
  const own = new Map(teamIds.map((teamId, at) => [teamId, outlook.teams[at]]));
  const countsTotal = rules.tieBreakers[0] === 'totalPoints';
  const teams = standings
    .filter((row) => row.groupName === (name ?? ''))
    .flatMap(({ teamId, rank, points, totalPoints }) => {
      const chances = own.get(teamId);
      if (!chances) return [];
      const { firstFour: _firstFour, ...rest } = chances;
      const playoffs = going && amongBest && chanceToGoOn(rest, going, amongBest.get(teamId));
      return [{ teamId, rank, points: countsTotal ? totalPoints : points, ...rest, playoffs }];
    });
  return { name, gamesToCome: race.games.length, teams };
};

const forecastGroups = async (
  plan: Plan,
  sources: Sources,
  simulations: Pick<Simulations, 'outlookOf' | 'sharesOfBest'>,
) => {
  const key = `${sources.competition.competition} ${sources.categoryId}`;
  const racing = sources.tables.map((table) => racingGroupOf(table, plan, sources));
  const amongBest = await amongBestOf(key, racing, plan, sources, simulations);
  const groups = [];
  // One at a time: each keeps a processor busy.
  for (const one of racing) {
    const group = one && (await forecastOfGroup(key, one, amongBest, plan, sources, simulations));
    if (group) groups.push(group);
  }
  return groups;
};

/** Returns the chances of final ranks, and to go on, in the groups of a category of a tournament. */
export const tournamentForecast = async (
  db: Db,
  { lang, tid, cid }: TournamentForecastInput,
  simulations: Pick<Simulations, 'outlookOf' | 'sharesOfBest'> = inProcessSimulations,
): Promise<TournamentForecastOutput> => {
  const [catalogue, row] = await Promise.all([catalogueIn(db, lang), loadTournament(db, tid)]);
  const { seasonId, categoryIds: held } = row;
  assertHeld(catalogue, held, cid);
  const categoryId = cid ?? (held.length === 1 ? held[0] : undefined);
  const [position, sources] = await Promise.all([
    positionOfSeason(db, seasonId),
    categoryId === undefined ? null : sourcesOf(db, row, categoryId),
  ]);
  const groups = sources ? await forecastGroups(planOf(row, sources.categoryId), sources, simulations) : [];
  const teams = groups.flatMap((group) => group.teams.map(({ teamId }) => ({ teamId, seasonId })));
  const names = await namesFor(db, catalogue, { teams, tournamentIds: [tid] });
  return {
    position,
    tournament: names.tournament(tid),
    category: categoryId === undefined ? null : names.category(categoryId, seasonId),
    simulations: groups.length === 0 ? 0 : outlookSimulations,
    groups: groups.map((group) => ({
      ...group,
      teams: group.teams.map(({ teamId, ...team }) => ({ team: names.team(teamId, seasonId), ...team })),
    })),
  };
};
