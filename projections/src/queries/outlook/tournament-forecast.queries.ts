import type { TournamentForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { TournamentForecastInput } from '@rondelle/contracts/competition/inputs.ts';
import { goingOn } from '../../computing/bracket/group-playoffs.ts';
import { outlookSimulations } from '../../computing/outlook/league-outlook.ts';
import { outlookRace } from '../../computing/outlook/outlook.ts';
import { isTooLarge } from '../../computing/season-race/size.ts';
import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
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
  return competition && { competition, tables, standings: standings.filter(isOwn), forecasts, ratings };
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

/** The rules of a group's race: as many go on as the bracket draws. Null where a rank may or may not go on. */
const rulesOfGroup = (
  { rules }: CompetitionRow,
  { slots }: Plan,
  name: string | null,
): CompetitionRow['rules'] => {
  const { playoffs, ...rest } = rules;
  const going = goingOn(playoffs, slots, name);
  return going && going.atMost === going.teams
    ? { ...rest, playoffs: { teams: going.teams, of: 'table' } }
    : rest;
};

/** Simulates the rest of a group; null without games to come, or while some are not scheduled. */
const forecastOfGroup = async (
  table: GroupTable,
  plan: Plan,
  { competition, standings, forecasts, ratings }: Sources,
  { outlookOf }: Pick<Simulations, 'outlookOf'>,
) => {
  const { groupName, categoryId } = table;
  const name = groupName === '' ? null : groupName;
  const rules = rulesOfGroup(competition, plan, name);
  const { teamIds, race } = outlookRace({
    table,
    competition: { ...competition, rules },
    forecasts,
    ratings,
  });
  if (race.games.length === 0 || !isScheduled(table, plan.groupGames)) return null;
  const outlook = await outlookOf(`${competition.competition} ${categoryId} ${groupName}`, race);
  const own = new Map(teamIds.map((teamId, at) => [teamId, outlook.teams[at]]));
  const countsTotal = rules.tieBreakers[0] === 'totalPoints';
  const teams = standings
    .filter((row) => row.groupName === groupName)
    .flatMap(({ teamId, rank, points, totalPoints }) => {
      const chances = own.get(teamId);
      if (!chances) return [];
      const { firstFour: _firstFour, ...rest } = chances;
      return [{ teamId, rank, points: countsTotal ? totalPoints : points, ...rest }];
    });
  return { name, gamesToCome: race.games.length, teams };
};

/** Returns the chances of final ranks, and to go on, in the groups of a category of a tournament. */
export const tournamentForecast = async (
  db: Db,
  { lang, tid, cid }: TournamentForecastInput,
  simulations: Pick<Simulations, 'outlookOf'> = inProcessSimulations,
): Promise<TournamentForecastOutput> => {
  const [catalogue, row] = await Promise.all([catalogueIn(db, lang), loadTournament(db, tid)]);
  const { seasonId, categoryIds: held } = row;
  assertHeld(catalogue, held, cid);
  const categoryId = cid ?? (held.length === 1 ? held[0] : undefined);
  const [position, sources] = await Promise.all([
    positionOfSeason(db, seasonId),
    categoryId === undefined ? null : sourcesOf(db, row, categoryId),
  ]);
  const plan = planOf(row, categoryId ?? 0);
  const groups = [];
  // One at a time: each keeps a processor busy.
  for (const table of sources?.tables ?? []) {
    const group = sources && (await forecastOfGroup(table, plan, sources, simulations));
    if (group) groups.push(group);
  }
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
