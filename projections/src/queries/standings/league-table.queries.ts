import { gamesAround } from '../../computing/games/games-around.ts';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { LeagueInput } from '@rondelle/contracts/competition/inputs.ts';
import { openStatuses } from '@rondelle/contracts/competition/lists.ts';
import { parseWhatIf, type ScenarioResult } from '@rondelle/contracts/competition/what-if.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { gameCardOf, gameCardsOf } from '../outputs/game-card.ts';
import { addWanted, type Names, namesFor, wantedBy } from '../outputs/names.ts';
import { chartOf, standingOf } from '../outputs/standing-output.ts';
import { tablesByName } from '../outputs/ties-by-name.ts';
import { playedBy } from '../../computing/as-of/as-of.ts';
import { type AsOf, gamesOfCompetition, isAsOf } from '../as-of/as-of.queries.ts';
import { pointsChart } from '../../computing/chart/points-chart.ts';
import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import { competitionCounts } from '../../views/counts/counts.ts';
import { leagueCertainties, type TeamCertainty } from '../../computing/outlook/certainties.ts';
import { leaguePlayoffs } from '../../computing/outlook/playoffs.ts';
import { certaintiesOfTable } from './certainties-of-table.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { isPlayed } from '../../views/games/result.ts';
import type { Db } from '../../views/schema.ts';
import { type ScenarioGame, applyScenario, scenarioGamesOf } from '../../computing/what-if/what-if.ts';
import { competitionRow, countsOfCompetition, leagueEntriesOf, standingsOf } from './competition.queries.ts';
import { divisionTable } from '../../computing/standings/division-table.ts';
import { divisionRef, findLeague, leagueElsewhere, otherSeasonsOf } from './find-league.ts';
import { shows } from '../policy/policy.queries.ts';
import { positionOf } from '../log/log-position.queries.ts';
import { competitionAsKnown, leagueEntriesAsKnown } from '../as-of/rules-as-of.queries.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { TableEntry } from '../../views/standings/tables.ts';
import { gamesCounted, visibleGames, withdrawalsOf } from '../../views/withdrawals/withdrawals.ts';

/** More games than pages display: on a page rendered yesterday, browsers list the games of its day as awaited. */
const limits = { latest: 10, awaited: 8, toCome: 10, postponed: 10 };

export type LeagueRows = {
  readonly competition: CompetitionRow;
  readonly entries: readonly TableEntry[];
  readonly games: readonly GameRow[];
  /** Empty when the category shows no tables. */
  readonly standings: readonly StandingRow[];
  readonly hasTable: boolean;
  /** All games, now or as recorded at the instant, including those after the requested day. */
  readonly all: readonly GameRow[];
  /** Divisions as of the instant, and those that may be requested, which include the current ones. */
  readonly divisionsThen: readonly number[];
  readonly divisionIds: readonly number[];
};

const divisionsIn = (entries: readonly TableEntry[]): number[] => [
  ...new Set(entries.flatMap(({ divisionId }) => (divisionId === null ? [] : [divisionId]))),
];

/**
 * Loads a league's table and its sources. As of a day or an instant, computes the table from the rules and entries of
 * then.
 */
export const leagueRows = async (
  db: Db,
  { competition, category }: { readonly competition: string; readonly category: { readonly id: number } },
  asOf: AsOf,
): Promise<LeagueRows> => {
  const { knownAt, playedBy: day } = asOf;
  const [hasTable, row, ofNow, ofThen, all, stored] = await Promise.all([
    shows(db, category.id, 'tables'),
    knownAt === undefined
      ? competitionRow(db, competition)
      : competitionAsKnown(db, 'league', competition, knownAt),
    leagueEntriesOf(db, competition, category.id),
    knownAt === undefined ? null : leagueEntriesAsKnown(db, competition, category.id, knownAt),
    gamesOfCompetition(db, competition, { knownAt }),
    isAsOf(asOf) ? null : standingsOf(db, competition),
  ]);
  if (!row) throw new DomainError('league/unknown');
  const entries = ofThen ?? ofNow;
  const games = day === undefined ? all : playedBy(all, day);
  const standings = hasTable ? (stored ?? computeStandings(games, entries, row)) : [];
  const divisionIds = divisionsIn([...ofNow, ...entries]);
  return {
    competition: row,
    entries,
    games,
    standings,
    hasTable,
    all,
    divisionsThen: divisionsIn(entries),
    divisionIds,
  };
};

/** A final game whose category hides its result counts as played, but the number of its goals is not shown. */
const asPlayed = (game: GameRow): GameRow =>
  game.status === 'final' && !isPlayed(game) ? { ...game, homeGoals: 0, awayGoals: 0 } : game;

/** Applies today's counting of games to the games as recorded at the instant. */
const countsAsKnown = (competition: string, { all, entries }: LeagueRows) => {
  const games = all.map(asPlayed);
  return competitionCounts(competition, games, gamesCounted(games, withdrawalsOf(entries)));
};

/** Returns games as readers see them; those as recorded at an instant do not have what a withdrawal changed. */
const seen = (
  games: readonly GameRow[],
  { entries }: LeagueRows,
  knownAt: string | undefined,
): readonly GameRow[] => (knownAt === undefined ? games : visibleGames(games, withdrawalsOf(entries)));

/** Returns the latest results and the next games of these teams. */
const around = (games: readonly GameRow[], teamIds: ReadonlySet<number>) => {
  const own = games.filter((game) => teamIds.has(game.homeTeamId) || teamIds.has(game.awayTeamId));
  return gamesAround(own, limits);
};

const idsOf = (rows: readonly StandingRow[]) => rows.map((row) => row.teamId);

/** Returns the teams entered in a league or in one of its divisions, for categories that show no tables. */
const enteredIn = ({ entries }: LeagueRows, did: number | undefined): number[] =>
  entries.flatMap(({ teamId, divisionId }) => (did === undefined || divisionId === did ? [teamId] : []));

/** Computes the league's table in a scenario; recorded games do not change. */
const scenarioTable = (rows: LeagueRows, results: readonly ScenarioResult[]) => {
  const scenarioGames = scenarioGamesOf(rows.games, results);
  const games = applyScenario(rows.games, scenarioGames);
  const standings = rows.hasTable ? computeStandings(games, rows.entries, rows.competition) : [];
  return { scenarioGames, games, standings };
};

const whatIfOf = (
  scenarioGames: readonly ScenarioGame[],
  actual: readonly StandingRow[],
  names: Names,
): LeagueOutput['whatIf'] => ({
  games: scenarioGames.map((one) => ({
    actual: gameCardOf(one.actual, names),
    scenario: gameCardOf(one.scenario, names),
  })),
  ranks: actual.map((row) => ({ teamId: row.teamId, rank: row.rank })),
});

/** Returns the whole table or that of one division. Throws `division/unknown`. */
export const restrictedTo = (
  did: number | undefined,
  { divisionIds }: Pick<LeagueRows, 'divisionIds'>,
  standings: readonly StandingRow[],
): readonly StandingRow[] => {
  if (did === undefined) return standings;
  if (!divisionIds.includes(did)) throw new DomainError('division/unknown', 'did');
  return divisionTable(standings, did);
};

/** Computes possible final ranks in the league or a division, each once; none for tables of the past. */
const certaintiesBy = (
  { entries, competition, hasTable }: LeagueRows,
  games: readonly GameRow[],
  asOf: AsOf,
): ((did: number | undefined) => readonly TeamCertainty[]) => {
  const isOpen = hasTable && !isAsOf(asOf);
  const known = new Map<number | undefined, readonly TeamCertainty[]>();
  return (did) => {
    const found = known.get(did) ?? (isOpen ? leagueCertainties(games, entries, competition, did) : []);
    known.set(did, found);
    return found;
  };
};

/**
 * Returns a league's table, whole or of one division, now or as of a day and an instant. The dates and game counts in
 * `league` cover every game recorded by the instant, and so give the range of days that can be requested. With
 * `whatIf`, returns the table of that scenario.
 */
export const leagueTable = async (db: Db, input: LeagueInput): Promise<LeagueOutput> => {
  const { lang, did, playedBy: day, knownAt, whatIf } = input;
  const catalogue = await catalogueIn(db, lang, knownAt);
  const { competition: key, seasonId, ...league } = await findLeague(db, catalogue, input);
  const found = { ...league, competition: key, seasonId };
  const [rows, ofNow, position, seasons] = await Promise.all([
    leagueRows(db, found, { playedBy: day, knownAt }),
    knownAt === undefined ? countsOfCompetition(db, key) : null,
    positionOf(db, 'league', key, knownAt),
    otherSeasonsOf(db, catalogue, found, did),
  ]);
  const counts = knownAt === undefined ? ofNow : countsAsKnown(key, rows);
  const divisions = rows.divisionsThen;
  const actual = restrictedTo(did, rows, rows.standings);
  const whatIfTable = whatIf === undefined ? null : scenarioTable(rows, parseWhatIf(whatIf) ?? []);
  const { games, standings } = whatIfTable ?? rows;
  const table = whatIfTable ? restrictedTo(did, rows, standings) : actual;
  const teamIds = rows.hasTable ? idsOf(table) : enteredIn(rows, did);
  const { latest, upcoming } = around(seen(rows.games, rows, knownAt), new Set(teamIds));
  const recordedGames = whatIfTable?.scenarioGames.map((one) => one.actual) ?? [];
  // Explanations of ties may name teams outside the division.
  const teams = [...idsOf(rows.standings), ...teamIds].map((teamId) => ({ teamId, seasonId }));
  const names = await namesFor(
    db,
    catalogue,
    addWanted({ teams }, wantedBy([...latest, ...upcoming, ...recordedGames])),
  );
  const inOrder = tablesByName(table, names);
  const rangesIn = certaintiesBy(rows, games, { playedBy: day, knownAt });
  return {
    league: {
      ...league,
      otherPath: leagueElsewhere(catalogue, found, did),
      season: names.season(seasonId),
      seasons,
      division: did === undefined ? null : divisionRef(catalogue, found, did),
      divisions: names.inOrder(divisions.map((id) => divisionRef(catalogue, found, id))),
      rules: rows.competition.rules,
      firstDate: counts?.firstDate ?? null,
      lastDate: counts?.lastDate ?? null,
      finals: counts?.finals ?? 0,
      scheduled: seen(rows.all, rows, knownAt).filter(({ status }) => openStatuses.includes(status)).length,
    },
    position,
    asOf: { playedBy: day ?? null, knownAt: knownAt ?? null },
    standings: inOrder.map((row) => standingOf(row, names)),
    teams: names.inOrder(teamIds.map((teamId) => names.team(teamId, seasonId))),
    whatIf: whatIfTable && whatIfOf(whatIfTable.scenarioGames, actual, names),
    certainties: certaintiesOfTable(rangesIn(did), inOrder, names),
    playoffs: rows.hasTable
      ? leaguePlayoffs(rows.competition.rules.playoffs, { rows: standings, did, rangesIn })
      : null,
    chart: chartOf(pointsChart(games, rows.entries, rows.competition), idsOf(inOrder), seasonId, names),
    latest: gameCardsOf(latest, names),
    upcoming: gameCardsOf(upcoming, names),
    // The caller adds the supervisors: the log does not hold their names.
    supervisors: [],
  };
};
