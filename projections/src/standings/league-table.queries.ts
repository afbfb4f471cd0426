import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { LeagueInput } from '@rondelle/contracts/competition/inputs.ts';
import { parseWhatIf, type SupposedResult } from '@rondelle/contracts/competition/what-if.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { gameCardOf, gameCardsOf } from '../outputs/game-card.ts';
import { both, type Names, namesFor, wantedBy } from '../outputs/names.ts';
import { chartOf, standingOf } from '../outputs/standing-answer.ts';
import { tablesByName } from '../outputs/ties-by-name.ts';
import { playedBy } from '../as-of/as-of.ts';
import { type AsOf, gamesOfCompetition, isAsked } from '../as-of/as-of.queries.ts';
import { pointsChart } from '../chart/points-chart.ts';
import type { CompetitionRow } from '../competitions/competitions.table.ts';
import { competitionCounts } from '../counts/counts.ts';
import { leagueCertainties } from '../outlook/league-certainties.ts';
import { inOrderOfPlay, playedInOrder } from '../streaks/form.ts';
import type { GameRow } from '../games/games.table.ts';
import type { Db } from '../schema.ts';
import { type Supposition, supposing, suppositionsOn } from '../what-if/what-if.ts';
import { competitionRow, countsOfCompetition, leagueEntriesOf, standingsOf } from './competition.queries.ts';
import { divisionTable } from './division-table.ts';
import { divisionRef, findLeague, leagueElsewhere } from './find-league.ts';
import { shows } from '../policy/policy.queries.ts';
import { positionOf } from '../activity-log/log-position.queries.ts';
import { competitionAsKnown, leagueEntriesAsKnown } from '../as-of/rules-as-of.queries.ts';
import { computeStandings } from './standings.ts';
import type { StandingRow } from './standings.table.ts';
import type { TableEntry } from './tables.ts';

const shown = 10;

export type LeagueRows = {
  readonly competition: CompetitionRow;
  readonly entries: readonly TableEntry[];
  readonly games: readonly GameRow[];
  /** None where the category shows no tables. */
  readonly standings: readonly StandingRow[];
  readonly hasTable: boolean;
  /** All games that were known, whenever they were played; null as things are now. */
  readonly known: readonly GameRow[] | null;
  /** Those of then, and those that can be asked about: of now as well. */
  readonly divisionsThen: readonly number[];
  readonly divisionIds: readonly number[];
};

const divisionsIn = (entries: readonly TableEntry[]): number[] => [
  ...new Set(entries.flatMap(({ divisionId }) => (divisionId === null ? [] : [divisionId]))),
];

/** A league's table with all that it comes from; on either clock it is counted anew, by the rules and entries of then. */
export const leagueRows = async (
  db: Db,
  { competition, category }: { readonly competition: string; readonly category: { readonly id: number } },
  asOf: AsOf,
): Promise<LeagueRows> => {
  const { knownAt, playedBy: day } = asOf;
  const [hasTable, now, ofNow, ofThen, all, stored] = await Promise.all([
    shows(db, category.id, 'tables'),
    competitionRow(db, competition),
    leagueEntriesOf(db, competition, category.id),
    knownAt === undefined ? null : leagueEntriesAsKnown(db, competition, category.id, knownAt),
    gamesOfCompetition(db, competition, { knownAt }),
    isAsked(asOf) ? null : standingsOf(db, competition),
  ]);
  if (!now) throw new DomainError('league/unknown');
  const row = knownAt === undefined ? now : await competitionAsKnown(db, now, knownAt);
  const entries = ofThen ?? ofNow;
  const games = day === undefined ? all : playedBy(all, day);
  const standings = hasTable ? (stored ?? computeStandings(games, entries, row)) : [];
  const divisionIds = divisionsIn([...ofNow, ...entries]);
  const known = knownAt === undefined ? null : all;
  return {
    competition: row,
    entries,
    games,
    standings,
    hasTable,
    known,
    divisionsThen: divisionsIn(entries),
    divisionIds,
  };
};

/** The last results and the next games of these teams. */
const around = (games: readonly GameRow[], teamIds: ReadonlySet<number>) => {
  const own = games.filter((game) => teamIds.has(game.homeTeamId) || teamIds.has(game.awayTeamId));
  const played = playedInOrder(own);
  const from = played.at(-1)?.date ?? '';
  const next = own.filter((game) => game.status === 'scheduled' && game.date >= from);
  return {
    latest: played.slice(-shown).toReversed(),
    upcoming: next.sort(inOrderOfPlay).slice(0, shown),
  };
};

const idsOf = (rows: readonly StandingRow[]) => rows.map((row) => row.teamId);

/** The teams that play in a league, or in one of its divisions, where no table says so. */
const enteredIn = ({ entries }: LeagueRows, did: number | undefined): number[] =>
  entries.flatMap(({ teamId, divisionId }) => (did === undefined || divisionId === did ? [teamId] : []));

/** The same league as it would be with supposed results: counted anew, the recorded games left as they are. */
const supposed = (rows: LeagueRows, results: readonly SupposedResult[]) => {
  const suppositions = suppositionsOn(rows.games, results);
  const games = supposing(rows.games, suppositions);
  const standings = rows.hasTable ? computeStandings(games, rows.entries, rows.competition) : [];
  return { suppositions, games, standings };
};

const whatIfOf = (
  suppositions: readonly Supposition[],
  actual: readonly StandingRow[],
  names: Names,
): LeagueOutput['whatIf'] => ({
  games: suppositions.map((one) => ({
    actual: gameCardOf(one.actual, names),
    supposed: gameCardOf(one.supposed, names),
  })),
  ranks: actual.map((row) => ({ teamId: row.teamId, rank: row.rank })),
});

/** What is certain of the teams of a table, in its order. */
const certaintiesWith = (
  games: readonly GameRow[],
  { entries, competition }: LeagueRows,
  inOrder: readonly StandingRow[],
  names: Names,
): LeagueOutput['certainties'] => {
  const certain = new Map(
    leagueCertainties(games, entries, competition).map(({ teamId, ...one }) => [teamId, one]),
  );
  return inOrder.flatMap(({ teamId, seasonId }) => {
    const one = certain.get(teamId);
    return one ? [{ team: names.team(teamId, seasonId), ...one }] : [];
  });
};

/** The whole table, or one division's. Fails with `division/unknown`. */
export const restrictedTo = (
  did: number | undefined,
  { divisionIds }: Pick<LeagueRows, 'divisionIds'>,
  standings: readonly StandingRow[],
): readonly StandingRow[] => {
  if (did === undefined) return standings;
  if (!divisionIds.includes(did)) throw new DomainError('division/unknown', 'did');
  return divisionTable(standings, did);
};

/**
 * A league's table, the whole or one division's, now or as of a day played and an instant known. The days and numbers
 * of games in `league` are the range that can be asked about: of every game that is known, or was at that instant. With
 * `whatIf`: the table as it would be.
 */
export const leagueTable = async (db: Db, input: LeagueInput): Promise<LeagueOutput> => {
  const { lang, did, playedBy: day, knownAt, whatIf } = input;
  const catalogue = await catalogueIn(db, lang);
  const { competition: key, seasonId, ...league } = await findLeague(db, catalogue, input);
  const found = { ...league, competition: key, seasonId };
  const [rows, ofNow, position] = await Promise.all([
    leagueRows(db, found, { playedBy: day, knownAt }),
    knownAt === undefined ? countsOfCompetition(db, key) : null,
    positionOf(db, 'league', key, knownAt),
  ]);
  const counts = rows.known ? competitionCounts(key, rows.known) : ofNow;
  const divisions = rows.divisionsThen;
  const actual = restrictedTo(did, rows, rows.standings);
  const asked = whatIf === undefined ? null : supposed(rows, parseWhatIf(whatIf) ?? []);
  const { games, standings } = asked ?? rows;
  const table = asked ? restrictedTo(did, rows, standings) : actual;
  const teamIds = rows.hasTable ? idsOf(table) : enteredIn(rows, did);
  const { latest, upcoming } = around(rows.games, new Set(teamIds));
  const supposedGames = asked?.suppositions.map((one) => one.actual) ?? [];
  // Explanations of ties may speak of teams outside the division.
  const teams = [...idsOf(rows.standings), ...teamIds].map((teamId) => ({ teamId, seasonId }));
  const names = await namesFor(
    db,
    catalogue,
    both({ teams }, wantedBy([...latest, ...upcoming, ...supposedGames])),
  );
  const inOrder = tablesByName(table, names);
  return {
    league: {
      ...league,
      otherPath: leagueElsewhere(catalogue, found, did),
      season: names.season(seasonId),
      division: did === undefined ? null : divisionRef(catalogue, found, did),
      divisions: names.inOrder(divisions.map((id) => divisionRef(catalogue, found, id))),
      rules: rows.competition.rules,
      firstDate: counts?.firstDate ?? null,
      lastDate: counts?.lastDate ?? null,
      finals: counts?.finals ?? 0,
      scheduled: (counts?.games ?? 0) - (counts?.finals ?? 0),
    },
    position,
    asOf: { playedBy: day ?? null, knownAt: knownAt ?? null },
    standings: inOrder.map((row) => standingOf(row, names)),
    teams: names.inOrder(teamIds.map((teamId) => names.team(teamId, seasonId))),
    whatIf: asked && whatIfOf(asked.suppositions, actual, names),
    certainties:
      isAsked({ playedBy: day, knownAt }) || !rows.hasTable
        ? []
        : certaintiesWith(games, rows, inOrder, names),
    chart: chartOf(pointsChart(games, rows.entries, rows.competition), idsOf(inOrder), seasonId, names),
    latest: gameCardsOf(latest, names),
    upcoming: gameCardsOf(upcoming, names),
    // Names are put in by who answers: they are not of the log.
    supervisors: [],
  };
};
