import type {
  RankChangeOutput,
  RankChangesOutput,
  RankDecision,
} from '@rondelle/contracts/competition/league.outputs.ts';
import { endOfDayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { RankChangesInput } from '@rondelle/contracts/competition/inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { gamesOfCompetition } from '../as-of/as-of.queries.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { gameCardOf } from '../outputs/game-card.ts';
import { addWanted, type Names, namesFor, wantedBy } from '../outputs/names.ts';
import { pageOf } from '../sql/paging.ts';
import { tiesByName } from '../outputs/ties-by-name.ts';
import type { Db } from '../../views/schema.ts';
import { findLeague, type FoundLeague } from '../standings/find-league.ts';
import { leagueRows, restrictedTo } from '../standings/league-table.queries.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import { type Clocks, clocksOf, daysOf } from '../../computing/rank-changes/days.ts';
import type { Cause } from '../../computing/rank-changes/causes.ts';
import type { Crossed } from '../../computing/rank-changes/crossed.ts';
import type { Decision } from '../../computing/rank-changes/decisions.ts';
import {
  type ExplainedRankChange,
  type RankChanges,
  rankChangesBetween,
  type TableAt,
} from '../../computing/rank-changes/rank-changes.ts';

const lastPlayedNow = async (db: Db, competition: string): Promise<string | null> => {
  const row = await db
    .selectFrom('games')
    .select((is) => is.fn.max('date').as('day'))
    .where('competition', '=', competition)
    .where('status', '=', 'final')
    .executeTakeFirst();
  return row?.day ?? null;
};

const lastPlayedAsKnown = async (db: Db, competition: string, knownAt: string): Promise<string | null> => {
  const games = await gamesOfCompetition(db, competition, { knownAt });
  const days = games.flatMap(({ status, date }) => (status === 'final' ? [date] : []));
  return days.sort().at(-1) ?? null;
};

/**
 * Returns the last day with a result, now or as known at an instant, and the instant of the league's first recorded
 * event; null without games.
 */
const lifeOf = async (db: Db, competition: string, knownAt: string | undefined) => {
  const [lastPlayed, heard] = await Promise.all([
    knownAt === undefined ? lastPlayedNow(db, competition) : lastPlayedAsKnown(db, competition, knownAt),
    db
      .selectFrom('game_history')
      .select('recordedAt')
      .where('competition', '=', competition)
      .orderBy('recordedAt')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { lastPlayed, firstRecorded: heard?.recordedAt ?? null };
};

const teamsAPage = 30;
const causesAPage = 50;
/** A team plays two or three games a week. */
const latestCauses = 5;

type DisplayedRankChange = ExplainedRankChange & { readonly causeCount: number };
type Scope = { readonly league: FoundLeague; readonly did: number | undefined };

const tableAt = async (
  db: Db,
  { league, did }: Scope,
  day: string,
  known: string | null,
): Promise<TableAt> => {
  const rows = await leagueRows(db, league, { playedBy: day, knownAt: known ?? undefined });
  const { games, entries, competition } = rows;
  return { games, entries, competition, standings: restrictedTo(did, rows, rows.standings) };
};

const placeOf = (row: StandingRow | null) =>
  row && { rank: row.rank, gamesPlayed: row.gamesPlayed, points: row.totalPoints };

const causeWith = ({ kind, game, before }: Cause, names: Names): RankChangeOutput['causes'][number] => ({
  kind,
  game: gameCardOf(game, names),
  before: before && gameCardOf(before, names),
});

const decisionsWith = (decisions: readonly Decision[], seasonId: number, names: Names): RankDecision[] =>
  decisions.map(({ teamId, ...decision }) => ({ team: names.team(teamId, seasonId), ...decision }));

const isTie = (one: ExplainedRankChange, other: ExplainedRankChange): boolean =>
  one.later?.rank === other.later?.rank && (one.later !== null || one.earlier?.rank === other.earlier?.rank);

/** Shows less about each team when all teams of a league are listed. */
const crossedLimits = { ofAll: { teams: 1, games: 1 }, ofOne: { teams: 6, games: 3 } };
type CrossedLimits = { readonly teams: number; readonly games: number };
const crossedOf = (crossed: readonly Crossed[], most: CrossedLimits) =>
  crossed
    .filter(({ causes, decisions }) => causes.length + decisions.length > 0)
    .slice(0, most.teams)
    .map((one) => ({
      ...one,
      causes: one.causes.slice(-most.games),
      decisions: one.decisions.slice(-most.games),
    }));

const rankChangesWith = (
  changes: readonly DisplayedRankChange[],
  seasonId: number,
  names: Names,
): RankChangeOutput[] =>
  changes.map(({ teamId, earlier, later, causes, causeCount, decisions, crossed }) => ({
    team: names.team(teamId, seasonId),
    earlier: placeOf(earlier),
    later: placeOf(later),
    causes: causes.map((cause) => causeWith(cause, names)),
    causeCount,
    decisions: decisionsWith(decisions, seasonId, names),
    crossed: crossed.map((one) => ({
      team: names.team(one.teamId, seasonId),
      isAhead: one.isAhead,
      games: one.causes.map(({ game }) => gameCardOf(game, names)),
      decisions: decisionsWith(one.decisions, seasonId, names),
    })),
  }));

/** Returns a page of teams with their latest causes, or a page of all causes of one team. Throws `team/unknown`. */
const pageOfRankChanges = (all: readonly ExplainedRankChange[], { eid, page }: RankChangesInput) => {
  const counted = all.map((change) => ({ ...change, causeCount: change.causes.length }));
  if (eid === undefined) {
    const { offset, limit, paging } = pageOf(page, teamsAPage);
    const changes = counted.slice(offset, offset + limit);
    return {
      changes: changes.map((change) => ({ ...change, causes: change.causes.slice(-latestCauses) })),
      paging: paging(all.length),
    };
  }
  const requested = counted.filter(({ teamId }) => teamId === eid);
  if (all.length > 0 && requested.length === 0) throw new DomainError('team/unknown', 'eid');
  const { offset, limit, paging } = pageOf(page, causesAPage);
  const total = requested[0]?.causeCount ?? 0;
  const [from, to] = [Math.max(0, total - offset - limit), Math.max(0, total - offset)];
  return {
    changes: requested.map((change) => ({ ...change, causes: change.causes.slice(from, to) })),
    paging: paging(total),
  };
};

const noChanges: RankChanges = { rulesChanges: [], teams: [] };

const rankChangesFor = async (
  db: Db,
  requested: Scope,
  days: { readonly from: string; readonly to: string },
  known: Clocks,
): Promise<RankChanges> => {
  const [then, now] = await Promise.all([
    tableAt(db, requested, days.from, known.from),
    tableAt(db, requested, days.to, known.to),
  ]);
  return rankChangesBetween(then, now, days.from);
};

/**
 * Returns the requested instants, or else those of the days. Nothing recorded after a requested later instant counts in
 * the earlier table either.
 */
const requestedClocks = ({ fromKnownAt, toKnownAt }: RankChangesInput, clocks: Clocks): Clocks => {
  const { from } = clocks;
  const bounded =
    toKnownAt === undefined || (from !== null && Date.parse(from) <= Date.parse(toKnownAt))
      ? from
      : toKnownAt;
  return { from: fromKnownAt ?? bounded, to: toKnownAt ?? clocks.to };
};

/**
 * Explains each team's change of rank between two days, in a league or in one division. Names are those of `toKnownAt`,
 * or else the current ones.
 */
export const leagueRankChanges = async (db: Db, input: RankChangesInput): Promise<RankChangesOutput> => {
  const catalogue = await catalogueIn(db, input.lang, input.toKnownAt);
  const league = await findLeague(db, catalogue, input);
  const { lastPlayed, firstRecorded } = await lifeOf(db, league.competition, input.toKnownAt);
  const days = daysOf(input, lastPlayed);
  const life = { lastPlayed, firstRecorded, endOf: endOfDayInQuebec };
  const known = days ? requestedClocks(input, clocksOf(days, life)) : null;
  const { rulesChanges, teams: found } =
    days && known ? await rankChangesFor(db, { league, did: input.did }, days, known) : noChanges;
  const decided = found.flatMap(({ crossed }) => crossed.flatMap(({ decisions }) => decisions));
  const teamIds = new Set([...found, ...decided].map(({ teamId }) => teamId));
  const teams = [...teamIds].map((teamId) => ({ teamId, seasonId: league.seasonId }));
  const teamNames = await namesFor(db, catalogue, { teams });
  const all = tiesByName(found, isTie, ({ teamId }) => teamNames.team(teamId, league.seasonId));
  const { changes: page, paging } = pageOfRankChanges(all, input);
  const most = input.eid === undefined ? crossedLimits.ofAll : crossedLimits.ofOne;
  const changes = page.map((change) => ({ ...change, crossed: crossedOf(change.crossed, most) }));
  const games = changes.flatMap(({ causes, crossed }) =>
    [...causes, ...crossed.flatMap((one) => one.causes)].flatMap(({ game, before }) =>
      before ? [game, before] : [game],
    ),
  );
  const names = await namesFor(db, catalogue, addWanted({ teams }, wantedBy(games)));
  return {
    league: { id: league.id, name: league.name, path: league.path },
    season: catalogue.season(league.seasonId),
    from: days?.from ?? null,
    to: days?.to ?? null,
    known: known ?? { from: null, to: null },
    rulesChanges: [...rulesChanges],
    moves: rankChangesWith(changes, league.seasonId, names),
    paging,
  };
};
