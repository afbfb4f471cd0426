import type { EventType } from '@rondelle/contracts/competition/events.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { AboutGame } from '@rondelle/contracts/notifications/about.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import type { GameHistoryRow } from '@rondelle/projections/views/games/games.table.ts';

/** News of a game for its followers. */
export type GameNews = {
  readonly kinds: readonly NotificationKind[];
  readonly about: AboutGame;
};

/** A result entered this many days after its game is no news. */
const freshDays = 14;
/** Shorter for files, because these mostly contain old games. */
const freshInFilesDays = 3;
const dayMs = 86_400_000;

type Score = NonNullable<AboutGame['score']>;

const scoreOf = ({ homeGoals: home, awayGoals: away }: GameHistoryRow): Score | null =>
  home === null || away === null ? null : { home, away };

const resultOf = (row: GameHistoryRow | undefined): string => {
  if (!row || row.status !== 'final' || row.deleted) return '';
  const { homeTeamId, awayTeamId, homeGoals, awayGoals, decidedIn, forfeitedBy } = row;
  return JSON.stringify([homeTeamId, awayTeamId, homeGoals, awayGoals, decidedIn, forfeitedBy]);
};

const occasionOf = ({ date, time, venue, city }: GameHistoryRow): string =>
  JSON.stringify([date, time, venue, city]);

const isByPeople = ({ source }: GameHistoryRow): boolean => source === 'web' || source === 'api';

/** The side that scored since the previous version; null when none did, or a goal was withdrawn. */
const scorerOf = (row: GameHistoryRow, before: GameHistoryRow | undefined): 'home' | 'away' | null => {
  const [home, away] = [
    (row.homeGoals ?? 0) - (before?.homeGoals ?? 0),
    (row.awayGoals ?? 0) - (before?.awayGoals ?? 0),
  ];
  if (home < 0 || away < 0) return null;
  if (home > 0) return 'home';
  return away > 0 ? 'away' : null;
};

type KindsOf = (row: GameHistoryRow, before: GameHistoryRow | undefined) => GameNews['kinds'];
const calendar: KindsOf = () => ['calendar'];
const result: KindsOf = () => ['final', 'toConfirm'];
const correctionIfFinal: KindsOf = (_row, before) => [resultOf(before) === '' ? 'calendar' : 'correction'];

/** Actions that may be news, with the kinds of a version that they made. */
const kindsOfActions: readonly (readonly [EventType, KindsOf])[] = [
  ['GameStarted', () => ['begins']],
  ['LiveScoreChanged', (row, before) => (scorerOf(row, before) ? ['goal'] : [])],
  ['GameRecorded', result],
  ['ResultRecorded', result],
  [
    'ResultCorrected',
    (row, before) => (resultOf(row) === resultOf(before) ? [] : ['correction', 'toConfirm']),
  ],
  ['ResultWithdrawn', () => ['correction']],
  ['GameTeamsCorrected', correctionIfFinal],
  ['GameDeleted', correctionIfFinal],
  [
    'GameRescheduled',
    (row, before) =>
      before && resultOf(before) === '' && occasionOf(row) !== occasionOf(before) ? ['calendar'] : [],
  ],
  // The site schedules knock-out games once results decide them.
  ['GameScheduled', (row) => (isByPeople(row) || row.source === 'system' ? ['calendar'] : [])],
  ['GameCancelled', calendar],
  ['GamePostponed', calendar],
  ['GameReinstated', calendar],
];
export const newsActions = kindsOfActions.map(([action]) => action);

const isFresh = (row: GameHistoryRow, now: number): boolean => {
  const age = Date.parse(dayInQuebec(row.recordedAt)) - Date.parse(row.date);
  const most = isByPeople(row) || row.source === 'system' ? freshDays : freshInFilesDays;
  return age <= most * dayMs && now - Date.parse(row.recordedAt) <= 2 * dayMs;
};

/**
 * The news in a version of a game, compared with the previous one; null when there is none. `now`: milliseconds; a
 * change recorded more than two days before is no news.
 */
export const newsOfGame = (
  row: GameHistoryRow,
  before: GameHistoryRow | undefined,
  now: number,
): GameNews | null => {
  const [, kindsOf] = kindsOfActions.find(([action]) => action === row.action) ?? [];
  const kinds = kindsOf?.(row, before) ?? [];
  if (kinds.length === 0 || !isFresh(row, now)) return null;
  const isWithoutScore = row.deleted || kinds[0] === 'calendar' || row.status === 'scheduled';
  const about: AboutGame = {
    of: 'game',
    gameId: row.gameId,
    seasonId: row.seasonId,
    leagueId: row.leagueId,
    tournamentId: row.tournamentId,
    categoryId: row.categoryId,
    homeTeamId: row.homeTeamId,
    awayTeamId: row.awayTeamId,
    action: row.action,
    date: row.date,
    time: row.time,
    score: isWithoutScore ? null : scoreOf(row),
    before: kinds[0] === 'correction' && before ? scoreOf(before) : null,
    decidedIn: row.decidedIn,
    forfeitedBy: row.forfeitedBy,
    scoredBy: kinds[0] === 'goal' ? scorerOf(row, before) : null,
  };
  return { kinds, about };
};
