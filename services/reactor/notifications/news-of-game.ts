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
/** Shorter for files, which mostly contain old games. */
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

const kindsOf = (row: GameHistoryRow, before: GameHistoryRow | undefined): readonly NotificationKind[] => {
  const wasFinal = resultOf(before) !== '';
  switch (row.action) {
    case 'GameStarted':
      return ['begins'];
    case 'LiveScoreChanged':
      return scorerOf(row, before) ? ['goal'] : [];
    case 'GameRecorded':
    case 'ResultRecorded':
      return ['final', 'toConfirm'];
    case 'ResultCorrected':
      return resultOf(row) === resultOf(before) ? [] : ['correction', 'toConfirm'];
    case 'ResultWithdrawn':
      return ['correction'];
    case 'GameTeamsCorrected':
    case 'GameDeleted':
      return [wasFinal ? 'correction' : 'calendar'];
    case 'GameRescheduled':
      return !wasFinal && before && occasionOf(row) !== occasionOf(before) ? ['calendar'] : [];
    case 'GameScheduled':
      // The site schedules knock-out games once results decide them.
      return isByPeople(row) || row.source === 'system' ? ['calendar'] : [];
    case 'GameCancelled':
    case 'GamePostponed':
    case 'GameReinstated':
      return ['calendar'];
    default:
      return [];
  }
};

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
  const kinds = kindsOf(row, before);
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

/** Actions that may be news. */
export const newsActions = [
  'GameStarted',
  'LiveScoreChanged',
  'GameRecorded',
  'ResultRecorded',
  'ResultCorrected',
  'ResultWithdrawn',
  'GameTeamsCorrected',
  'GameDeleted',
  'GameRescheduled',
  'GameScheduled',
  'GameCancelled',
  'GamePostponed',
  'GameReinstated',
] as const;
