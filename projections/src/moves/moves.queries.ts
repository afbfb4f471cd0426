import type { LeagueMove, LeagueMovesOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { endOfDayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { LeagueMovesInput } from '@rondelle/contracts/competition/inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { gameCardOf } from '../outputs/game-card.ts';
import { both, type Names, namesFor, wantedBy } from '../outputs/names.ts';
import { pageOf } from '../outputs/paging.ts';
import { tiesByName } from '../outputs/ties-by-name.ts';
import type { Db } from '../schema.ts';
import { findLeague, type FoundLeague } from '../standings/find-league.ts';
import { leagueRows, restrictedTo } from '../standings/league-table.queries.ts';
import type { StandingRow } from '../standings/standings.table.ts';
import { type Clocks, clocksOf, daysOf } from './days.ts';
import { type Cause, type Crossed, type Move, movesBetween, type TableThen } from './moves.ts';

/** The last day with a result, and the instant at which the log first heard of the league; null without games. */
const lifeOf = async (db: Db, competition: string) => {
  const [played, heard] = await Promise.all([
    db
      .selectFrom('games')
      .select((is) => is.fn.max('date').as('day'))
      .where('competition', '=', competition)
      .where('status', '=', 'final')
      .executeTakeFirst(),
    db
      .selectFrom('game_history')
      .select('recordedAt')
      .where('competition', '=', competition)
      .orderBy('recordedAt')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { lastPlayed: played?.day ?? null, firstRecorded: heard?.recordedAt ?? null };
};

const teamsAPage = 30;
const causesAPage = 50;
/** A week has two or three games. */
const latestCauses = 5;

type ShownMove = Move & { readonly causeCount: number };
type Filter = { readonly league: FoundLeague; readonly did: number | undefined };

const tableAt = async (
  db: Db,
  { league, did }: Filter,
  day: string,
  known: string | null,
): Promise<TableThen> => {
  const rows = await leagueRows(db, league, { playedBy: day, knownAt: known ?? undefined });
  return { games: rows.games, standings: restrictedTo(did, rows, rows.standings) };
};

const placeOf = (row: StandingRow | null) =>
  row && { rank: row.rank, gamesPlayed: row.gamesPlayed, points: row.totalPoints };

const causeWith = ({ kind, game, before }: Cause, names: Names): LeagueMove['causes'][number] => ({
  kind,
  game: gameCardOf(game, names),
  before: before && gameCardOf(before, names),
});

const isTie = (one: Move, other: Move): boolean =>
  one.later?.rank === other.later?.rank && (one.later !== null || one.earlier?.rank === other.earlier?.rank);

/** Beside the other teams of a league less is shown than of one team alone. */
const crossedShown = { ofAll: { teams: 1, games: 1 }, ofOne: { teams: 6, games: 3 } };
type CrossedShown = { readonly teams: number; readonly games: number };
const crossedOf = (crossed: readonly Crossed[], most: CrossedShown) =>
  crossed
    .filter(({ causes }) => causes.length > 0)
    .slice(0, most.teams)
    .map((one) => ({ ...one, causes: one.causes.slice(-most.games) }));

const movesWith = (moves: readonly ShownMove[], seasonId: number, names: Names): LeagueMove[] =>
  moves.map(({ teamId, earlier, later, causes, causeCount, crossed }) => ({
    team: names.team(teamId, seasonId),
    earlier: placeOf(earlier),
    later: placeOf(later),
    causes: causes.map((cause) => causeWith(cause, names)),
    causeCount,
    crossed: crossed.map((one) => ({
      team: names.team(one.teamId, seasonId),
      isAhead: one.isAhead,
      games: one.causes.map(({ game }) => gameCardOf(game, names)),
    })),
  }));

/** A page of the teams, each with the latest that happened; or of all that happened to one team. */
const pageOfMoves = (all: readonly Move[], { eid, page }: LeagueMovesInput) => {
  const counted = all.map((move) => ({ ...move, causeCount: move.causes.length }));
  if (eid === undefined) {
    const { offset, limit, paging } = pageOf(page, teamsAPage);
    const moves = counted.slice(offset, offset + limit);
    return {
      moves: moves.map((move) => ({ ...move, causes: move.causes.slice(-latestCauses) })),
      paging: paging(all.length),
    };
  }
  const asked = counted.filter(({ teamId }) => teamId === eid);
  if (all.length > 0 && asked.length === 0) throw new DomainError('team/unknown', 'eid');
  const { offset, limit, paging } = pageOf(page, causesAPage);
  const total = asked[0]?.causeCount ?? 0;
  const [from, to] = [Math.max(0, total - offset - limit), Math.max(0, total - offset)];
  return {
    moves: asked.map((move) => ({ ...move, causes: move.causes.slice(from, to) })),
    paging: paging(total),
  };
};

const movesFor = async (
  db: Db,
  asked: Filter,
  days: { readonly from: string; readonly to: string },
  known: Clocks,
): Promise<readonly Move[]> => {
  const [then, now] = await Promise.all([
    tableAt(db, asked, days.from, known.from),
    tableAt(db, asked, days.to, known.to),
  ]);
  return movesBetween(then, now, days.from);
};

/** The instants that were asked for, else those of the days. */
const askedClocks = ({ fromKnownAt, toKnownAt }: LeagueMovesInput, clocks: Clocks): Clocks => ({
  from: fromKnownAt ?? clocks.from,
  to: toKnownAt ?? clocks.to,
});

/** Why each team of a league, or of one division, stands where it stands and not where it stood on an earlier day. */
export const leagueMoves = async (db: Db, input: LeagueMovesInput): Promise<LeagueMovesOutput> => {
  const catalogue = await catalogueIn(db, input.lang);
  const league = await findLeague(db, catalogue, input);
  const { lastPlayed, firstRecorded } = await lifeOf(db, league.competition);
  const days = daysOf(input, lastPlayed);
  const life = { lastPlayed, firstRecorded, endOf: endOfDayInQuebec };
  const known = days ? askedClocks(input, clocksOf(days, life)) : null;
  const found = days && known ? await movesFor(db, { league, did: input.did }, days, known) : [];
  const teams = found.map(({ teamId }) => ({ teamId, seasonId: league.seasonId }));
  const teamNames = await namesFor(db, catalogue, { teams });
  const all = tiesByName(found, isTie, ({ teamId }) => teamNames.team(teamId, league.seasonId));
  const { moves: page, paging } = pageOfMoves(all, input);
  const most = input.eid === undefined ? crossedShown.ofAll : crossedShown.ofOne;
  const moves = page.map((move) => ({ ...move, crossed: crossedOf(move.crossed, most) }));
  const games = moves.flatMap(({ causes, crossed }) =>
    [...causes, ...crossed.flatMap((one) => one.causes)].flatMap(({ game, before }) =>
      before ? [game, before] : [game],
    ),
  );
  const names = await namesFor(db, catalogue, both({ teams }, wantedBy(games)));
  return {
    league: { id: league.id, name: league.name, path: league.path },
    season: catalogue.season(league.seasonId),
    from: days?.from ?? null,
    to: days?.to ?? null,
    known: known ?? { from: null, to: null },
    moves: movesWith(moves, league.seasonId, names),
    paging,
  };
};
