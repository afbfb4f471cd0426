import type { LeagueMove, LeagueMovesAnswer } from '@rondelle/contracts/competition/league.answers.ts';
import { endOfDayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { LeagueMovesQuestion } from '@rondelle/contracts/competition/questions.ts';
import { catalogueIn } from '../answers/catalogue.ts';
import { gameCardOf } from '../answers/game-card.ts';
import { both, type Names, namesFor, wantedBy } from '../answers/names.ts';
import { tiesByName } from '../answers/ties-by-name.ts';
import type { Db } from '../schema.ts';
import { findLeague, type FoundLeague } from '../standings/find-league.ts';
import { leagueRows, restrictedTo } from '../standings/league-table.queries.ts';
import type { StandingRow } from '../standings/standings.table.ts';
import { type Clocks, clocksOf, daysOf } from './days.ts';
import { type Cause, type Move, movesBetween, type TableThen } from './moves.ts';

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
      .select('recorded_at')
      .where('competition', '=', competition)
      .orderBy('recorded_at')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { lastPlayed: played?.day ?? null, firstRecorded: heard?.recorded_at ?? null };
};

type Asked = { readonly league: FoundLeague; readonly did: number | undefined };

const tableAt = async (
  db: Db,
  { league, did }: Asked,
  day: string,
  known: string | null,
): Promise<TableThen> => {
  const rows = await leagueRows(db, league, { playedBy: day, knownAt: known ?? undefined });
  return { games: rows.games, standings: restrictedTo(did, rows, rows.standings) };
};

const placeOf = (row: StandingRow | null) =>
  row && { rank: row.rank, gamesPlayed: row.games_played, points: row.total_points };

const causeWith = ({ kind, game, before }: Cause, names: Names): LeagueMove['causes'][number] => ({
  kind,
  game: gameCardOf(game, names),
  before: before && gameCardOf(before, names),
});

const isTie = (one: Move, other: Move): boolean =>
  one.later?.rank === other.later?.rank && (one.later !== null || one.earlier?.rank === other.earlier?.rank);

const movesWith = (moves: readonly Move[], seasonId: number, names: Names): LeagueMove[] =>
  tiesByName(moves, isTie, ({ teamId }) => names.team(teamId, seasonId)).map(
    ({ teamId, earlier, later, causes }) => ({
      team: names.team(teamId, seasonId),
      earlier: placeOf(earlier),
      later: placeOf(later),
      causes: causes.map((cause) => causeWith(cause, names)),
    }),
  );

const movesFor = async (
  db: Db,
  asked: Asked,
  days: { readonly from: string; readonly to: string },
  known: Clocks,
): Promise<readonly Move[]> => {
  const [then, now] = await Promise.all([
    tableAt(db, asked, days.from, known.from),
    tableAt(db, asked, days.to, known.to),
  ]);
  return movesBetween(then, now, days.from);
};

/** Why each team of a league, or of one division, stands where it stands and not where it stood on an earlier day. */
export const leagueMoves = async (db: Db, question: LeagueMovesQuestion): Promise<LeagueMovesAnswer> => {
  const catalogue = await catalogueIn(db, question.lang);
  const league = await findLeague(db, catalogue, question);
  const { lastPlayed, firstRecorded } = await lifeOf(db, league.competition);
  const days = daysOf(question, lastPlayed);
  const known = days ? clocksOf(days, { lastPlayed, firstRecorded, endOf: endOfDayInQuebec }) : null;
  const moves = days && known ? await movesFor(db, { league, did: question.did }, days, known) : [];
  const games = moves.flatMap(({ causes }) =>
    causes.flatMap(({ game, before }) => (before ? [game, before] : [game])),
  );
  const teams = moves.map(({ teamId }) => ({ teamId, seasonId: league.seasonId }));
  const names = await namesFor(db, catalogue, both({ teams }, wantedBy(games)));
  return {
    league: { id: league.id, name: league.name, path: league.path },
    season: catalogue.season(league.seasonId),
    from: days?.from ?? null,
    to: days?.to ?? null,
    known: known ?? { from: null, to: null },
    moves: movesWith(moves, league.seasonId, names),
  };
};
