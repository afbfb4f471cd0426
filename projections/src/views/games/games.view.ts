import { resultCounts } from '@rondelle/contracts/competition/result-counts.ts';
import {
  countsOf,
  type Fixture,
  type GameEvent,
  type Occasion,
  type Result,
} from '@rondelle/contracts/competition/game.events.ts';
import type {
  Confirmation,
  GameSide,
  OffStatus,
  Period,
} from '@rondelle/contracts/competition/vocabulary.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView } from '../engine/view.ts';
import { competitionOf } from './competition-of.ts';
import { type GameRow, gamesTable } from './games.table.ts';

type LiveScore = { readonly homeGoals: number; readonly awayGoals: number; readonly period: Period };
const initialScore: LiveScore = { homeGoals: 0, awayGoals: 0, period: 1 };

type Entered = Fixture & { readonly gameId: number; readonly seasonId: number; readonly key: string | null };

const teamsOf = ({ homeTeamId, awayTeamId }: { homeTeamId: number; awayTeamId: number }) => ({
  homeTeamId,
  awayTeamId,
  teamLo: Math.min(homeTeamId, awayTeamId),
  teamHi: Math.max(homeTeamId, awayTeamId),
});

const occasionOf = ({ date, time, venue, city }: Occasion) => ({ date, time, venue, city });

const scoreOf = (result: Result) => ({
  homeGoals: result.homeGoals,
  awayGoals: result.awayGoals,
  decidedIn: result.decidedIn,
  forfeitedBy: result.forfeitedBy,
  homeFairPlay: result.homeFairPlay,
  awayFairPlay: result.awayFairPlay,
  ...countsOf(result),
  period: null,
  // A new or corrected result is unconfirmed.
  confirmation: 'entered' as const,
  confirmationBy: null,
});

const noScore = {
  homeGoals: null,
  awayGoals: null,
  decidedIn: null,
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
  ...countsOf({}),
  period: null,
  confirmation: null,
  confirmationBy: null,
} as const;

/** Names every column, in a sixth of the time of spreading: nine events in ten make such a row. */
const rowOf = (
  data: Entered,
  revision: string,
  status: GameRow['status'],
  score: ReturnType<typeof scoreOf> | typeof noScore,
): GameRow => {
  const { teamLo, teamHi } = teamsOf(data);
  return {
    ...score,
    gameId: data.gameId,
    seasonId: data.seasonId,
    categoryId: data.categoryId,
    leagueId: data.leagueId,
    tournamentId: data.tournamentId,
    competition: competitionOf(data),
    stage: data.stage,
    groupName: data.group,
    date: data.date,
    time: data.time,
    venue: data.venue,
    city: data.city,
    homeTeamId: data.homeTeamId,
    awayTeamId: data.awayTeamId,
    teamLo,
    teamHi,
    status,
    sourceKey: data.key,
    revision: Number(revision),
  };
};
const scheduled = (data: Entered, revision: string): GameRow => rowOf(data, revision, 'scheduled', noScore);

/** Makes a game scheduled again, without a result. */
const openAgain = {
  change: (row: GameRow, { revision }: { revision: string }): GameRow => ({
    ...row,
    status: 'scheduled',
    ...noScore,
    revision: Number(revision),
  }),
};

/** Sets a status without a result: postponed, cancelled or unfinished. */
const callOff = (status: OffStatus | 'unfinished') => ({
  change: (row: GameRow, { revision }: { revision: string }): GameRow => ({
    ...row,
    status,
    ...noScore,
    revision: Number(revision),
  }),
});

/** Returns whether the game is scheduled again when it gets another day. */
const isReschedulable = ({ status }: GameRow): boolean => status === 'postponed' || status === 'unfinished';

const scoreSoFar = (
  row: GameRow,
  { homeGoals, awayGoals, period }: LiveScore,
  revision: string,
): GameRow => ({
  ...row,
  status: 'live',
  ...noScore,
  homeGoals,
  awayGoals,
  period: String(period),
  revision: Number(revision),
});

const confirmed = (
  row: GameRow,
  confirmation: Confirmation | null,
  side: GameSide | null,
  revision: string,
): GameRow => ({ ...row, confirmation, confirmationBy: side, revision: Number(revision) });

/** A confirmation does not carry over when the teams change. */
const afterTeams = ({ status }: GameRow): Confirmation | null => (status === 'final' ? 'entered' : null);

/** Version of the games view; adding a count raises it. */
export const gamesVersion = Math.max(5, ...Object.values(resultCounts).map(({ since }) => since));

export const games = entityView(
  gamesTable,
  gamesVersion,
  oneRow<GameRow, GameEvent['type']>(({ data }) => [data.gameId])({
    GameScheduled: { create: ({ data, revision }) => scheduled(data, revision) },
    GameRecorded: {
      create: ({ data, revision }) => rowOf(data, revision, 'final', scoreOf(data)),
    },
    GameRescheduled: {
      change: (row, { data, revision }) => ({
        ...row,
        ...(isReschedulable(row) && row.date !== data.date && { status: 'scheduled' as const }),
        ...occasionOf(data),
        revision: Number(revision),
      }),
    },
    GamePlacementCorrected: {
      change: (row, { data, revision }) => ({
        ...row,
        stage: data.stage,
        groupName: data.group,
        revision: Number(revision),
      }),
    },
    GameTeamsCorrected: {
      change: (row, { data, revision }) =>
        confirmed({ ...row, ...teamsOf(data) }, afterTeams(row), null, revision),
    },
    ResultRecorded: {
      change: (row, { data, revision }) => ({
        ...row,
        status: 'final',
        ...scoreOf(data),
        revision: Number(revision),
      }),
    },
    ResultCorrected: {
      change: (row, { data, revision }) => ({
        ...row,
        status: 'final',
        ...scoreOf(data),
        revision: Number(revision),
      }),
    },
    ResultWithdrawn: openAgain,
    GameReinstated: openAgain,
    GameStopped: openAgain,
    GameCancelled: callOff('cancelled'),
    GamePostponed: callOff('postponed'),
    GameLeftUnfinished: callOff('unfinished'),
    GameStarted: { change: (row, { revision }) => scoreSoFar(row, initialScore, revision) },
    LiveScoreChanged: { change: (row, { data, revision }) => scoreSoFar(row, data, revision) },
    ResultConfirmed: {
      change: (row, { data, revision }) => confirmed(row, 'confirmed', data.side, revision),
    },
    ResultDisputed: { change: (row, { data, revision }) => confirmed(row, 'disputed', data.side, revision) },
    StanceWithdrawn: { change: (row, { revision }) => confirmed(row, 'entered', null, revision) },
    GameDeleted: { remove: true },
    GameMerged: { remove: true },
    GameRestored: {
      create: ({ data, revision }) => ({
        ...scheduled(data, revision),
        status: data.status,
        ...(data.result ? scoreOf(data.result) : noScore),
      }),
    },
  }),
);
