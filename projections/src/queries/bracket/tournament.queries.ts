import type { TournamentInput } from '@rondelle/contracts/competition/inputs.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type {
  TournamentOutput,
  TournamentCategory,
} from '@rondelle/contracts/competition/tournament.outputs.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { gameCardsOf } from '../outputs/game-card.ts';
import { addWanted, type Names, namesFor, wantedBy } from '../outputs/names.ts';
import { chartOf, standingOf } from '../outputs/standing-output.ts';
import { tablesByName } from '../outputs/ties-by-name.ts';
import { type AsOf, gamesOfCompetition, isAsOf } from '../as-of/as-of.queries.ts';
import { pointsChart } from '../../computing/chart/points-chart.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import { certaintiesOfTable } from '../standings/certainties-of-table.ts';
import { competitionRow, standingsOf, tournamentEntriesOf } from '../standings/competition.queries.ts';
import { categoriesShowing } from '../policy/policy.queries.ts';
import { positionOf } from '../log/log-position.queries.ts';
import { competitionAsKnown, tournamentEntriesAsKnown } from '../as-of/rules-as-of.queries.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { TableEntry } from '../../views/standings/tables.ts';
import { inOrderOfPlay } from '../../views/games/form.ts';
import { bracketOf } from '../../computing/bracket/bracket.ts';
import {
  type CertaintiesIn,
  groupCertainties,
  noCertainties,
} from '../../computing/bracket/group-certainties.ts';
import { groupPlayoffs } from '../../computing/bracket/group-playoffs.ts';
import { bracketOutputOf, pairingsOf } from './bracket-output.ts';
import { resolveAll } from './bracket.queries.ts';
import { assertHeld, loadTournament, type TournamentRow } from './tournament-row.queries.ts';

type Further = Pick<TournamentCategory, 'bracket'> & {
  readonly certaintiesIn: CertaintiesIn;
  readonly rules: Ruleset | null;
};

const groupsOf = (
  standings: readonly StandingRow[],
  names: Names,
  { certaintiesIn, bracket, rules }: Further,
): TournamentCategory['groups'] =>
  [...Map.groupBy(standings, (row) => row.groupName)].map(([name, rows]) => {
    const group = name === '' ? null : name;
    const ranges = rows[0] ? certaintiesIn(rows[0]) : [];
    return {
      name: group,
      standings: rows.map((row) => standingOf(row, names)),
      certainties: certaintiesOfTable(ranges, rows, names),
      playoffs: groupPlayoffs(rules?.playoffs, bracket, { group, rows, ranges }),
    };
  });

const categoryOf = (
  categoryId: number,
  seasonId: number,
  games: readonly GameRow[],
  standings: readonly StandingRow[],
  names: Names,
  further: Further,
): TournamentCategory => {
  const { rounds, winner, finalist, third, advanced } = bracketOf(games, standings);
  const team = (id: number | null) => (id === null ? null : names.team(id, seasonId));
  return {
    category: names.category(categoryId, seasonId),
    groups: groupsOf(standings, names, further),
    bracket: further.bracket,
    rounds: rounds.map((round) => ({ stage: round.stage, games: gameCardsOf(round.games, names) })),
    winner: team(winner),
    finalist: team(finalist),
    third: team(third),
    advanced: advanced.map(({ teamId, ...rest }) => ({ team: names.team(teamId, seasonId), ...rest })),
  };
};

/** Returns the path of the tournament, or of one of its categories, in the other language. */
const pathElsewhere = (row: TournamentRow, catalogue: Catalogue, cid: number | undefined): string => {
  const { tournamentId: id, seasonId, nameFr, nameEn } = row;
  const other = catalogue.inOtherLanguage();
  return other.paths.tournament(
    other.slugOfSeason(seasonId),
    { id, name: other.lang === 'fr' ? nameFr : nameEn },
    cid === undefined ? null : other.category(cid, seasonId),
  );
};

const headerOf = (
  row: TournamentRow,
  entries: readonly TableEntry[],
  rules: Ruleset | null,
  names: Names,
  cid: number | undefined,
) => ({
  ...names.tournament(row.tournamentId),
  otherPath: pathElsewhere(row, names, cid),
  season: names.season(row.seasonId),
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  city: row.city,
  teamsCount: entries.length,
  rules,
});

const scheduleOf = (games: readonly GameRow[], names: Names): TournamentOutput['schedule'] =>
  [...Map.groupBy(games.toSorted(inOrderOfPlay), (game) => game.date)].map(([date, ofDay]) => ({
    date,
    games: gameCardsOf(ofDay, names),
  }));

/**
 * Loads a tournament's tables and their sources. As of a day or an instant, computes them from the rules and entries of
 * then.
 */
const tournamentRows = async (db: Db, key: string, asOf: AsOf) => {
  const { knownAt } = asOf;
  const [competition, entries, games, stored] = await Promise.all([
    knownAt === undefined ? competitionRow(db, key) : competitionAsKnown(db, 'tournament', key, knownAt),
    knownAt === undefined ? tournamentEntriesOf(db, key) : tournamentEntriesAsKnown(db, key, knownAt),
    gamesOfCompetition(db, key, asOf),
    isAsOf(asOf) ? null : standingsOf(db, key),
  ]);
  const standings = stored ?? (competition ? computeStandings(games, entries, competition) : []);
  const open = await categoriesShowing(
    db,
    [...new Set(standings.map(({ categoryId }) => categoryId))],
    'tables',
  );
  return {
    competition,
    entries,
    games,
    standings: standings.filter(({ categoryId }) => open.has(categoryId)),
  };
};

/** Resolves the planned brackets from current results. Tables of the past have none. */
const plannedOf = async (
  db: Db,
  { brackets }: TournamentRow,
  asOf: AsOf,
  { competition, games, standings }: Awaited<ReturnType<typeof tournamentRows>>,
) => {
  if (!competition || isAsOf(asOf)) return { resolved: [], pairings: [] };
  const resolved = resolveAll(brackets, { games, standings, rules: competition });
  const gameIds = brackets.flatMap(({ slots }) => slots.map(({ gameId }) => gameId));
  return { resolved, pairings: await pairingsOf(db, gameIds) };
};

/**
 * Returns a tournament, or one of its categories: group tables, knock-out rounds, schedule and outcome. `playedBy` and
 * `knownAt` give it as of a day and as of an instant.
 */
export const tournamentPage = async (
  db: Db,
  { lang, tid, cid, playedBy, knownAt }: TournamentInput,
): Promise<TournamentOutput> => {
  const [catalogue, row] = await Promise.all([
    catalogueIn(db, lang, knownAt),
    loadTournament(db, tid, knownAt),
  ]);
  const { seasonId, categoryIds: held } = row;
  assertHeld(catalogue, held, cid);
  const all = await tournamentRows(db, row.competition, { playedBy, knownAt });
  const { competition, entries, ...rows } = all;
  const { resolved, pairings } = await plannedOf(db, row, { playedBy, knownAt }, all);
  const position = await positionOf(db, 'tournament', row.competition, knownAt);
  const isRequested = (of: { readonly categoryId: number }) => cid === undefined || of.categoryId === cid;
  const games = rows.games.filter(isRequested);
  const counted = rows.standings.filter(isRequested);
  const pairedIds = pairings.flatMap(({ homeTeamId, awayTeamId }) => [
    { teamId: homeTeamId },
    { teamId: awayTeamId },
  ]);
  const teams = [...counted, ...entries, ...pairedIds].map(({ teamId }) => ({ teamId, seasonId }));
  const wanted = addWanted({ teams, tournamentIds: [tid] }, wantedBy(games));
  const names = await namesFor(db, catalogue, wanted);
  const standings = tablesByName(counted, names);
  const categories = names.inOrder(held.map((id) => names.category(id, seasonId)));
  const teamIds = standings.map((one) => one.teamId);
  // The overview of several categories shows no tables.
  const isOneCategory = cid !== undefined || held.length === 1;
  const certaintiesIn =
    competition && isOneCategory && !isAsOf({ playedBy, knownAt })
      ? groupCertainties(games, entries, competition)
      : noCertainties;
  return {
    tournament: headerOf(row, entries, competition?.rules ?? null, names, cid),
    position,
    asOf: { playedBy: playedBy ?? null, knownAt: knownAt ?? null },
    category: cid === undefined ? null : names.category(cid, seasonId),
    categories,
    tournamentCategories: categories
      .filter(({ id }) => cid === undefined || id === cid)
      .map(({ id }) => {
        const own = (of: { readonly categoryId: number }) => of.categoryId === id;
        const planned = resolved.find(own)?.resolved ?? [];
        const bracket = bracketOutputOf(planned, pairings, seasonId, names);
        const further = { bracket, certaintiesIn, rules: competition?.rules ?? null };
        return categoryOf(id, seasonId, games.filter(own), standings.filter(own), names, further);
      }),
    schedule: scheduleOf(games, names),
    // The caller adds the supervisors: the log does not hold their names.
    supervisors: [],
    chart:
      competition && teamIds.length > 0
        ? chartOf(pointsChart(games, entries.filter(isRequested), competition), teamIds, seasonId, names)
        : null,
  };
};
