import { activityAnswer } from '@rondelle/contracts/competition/activity.answers.ts';
import { gameAnswer, gameHistoryAnswer, scoresAnswer } from '@rondelle/contracts/competition/game.answers.ts';
import { eventAnswer, historyAnswer } from '@rondelle/contracts/competition/history.answers.ts';
import * as histories from '@rondelle/contracts/competition/history.questions.ts';
import { leagueAnswer, leagueMovesAnswer } from '@rondelle/contracts/competition/league.answers.ts';
import * as questions from '@rondelle/contracts/competition/questions.ts';
import { navAnswer, seasonAnswer } from '@rondelle/contracts/competition/season.answers.ts';
import { searchLeaguesAnswer, searchTeamsAnswer } from '@rondelle/contracts/competition/search.answers.ts';
import { rivalsAnswer, teamAnswer, teamStatsAnswer } from '@rondelle/contracts/competition/team.answers.ts';
import { tournamentAnswer } from '@rondelle/contracts/competition/tournament.answers.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { userAnswer } from '@rondelle/contracts/membership/member.answers.ts';
import { userQuestion } from '@rondelle/contracts/membership/member.commands.ts';
import { privacyAnswer } from '@rondelle/contracts/site/privacy.ts';
import { supervisorAnswer } from '@rondelle/contracts/supervision/supervision.answers.ts';
import { supervisorQuestion } from '@rondelle/contracts/supervision/supervision.questions.ts';
import type { z } from 'zod';
import { callTexts } from './openapi-texts.ts';

/** A REST call: which procedure of the router answers it. `{name}` in a path is a parameter of the question. */
export type RestCall = {
  readonly path: string;
  readonly procedure: string;
  readonly question: z.ZodObject;
  readonly answer: z.ZodType;
  readonly summary: string;
  /** Parameters that this call names otherwise than the question does, whose own name it understands too. */
  readonly renamed?: Readonly<Record<string, string>>;
};

export const restCalls: readonly RestCall[] = [
  {
    path: '/nav',
    procedure: 'site.nav',
    question: questions.navQuestion,
    answer: navAnswer,
    summary: callTexts.nav,
  },
  {
    path: '/site/privacy',
    procedure: 'site.privacy',
    question: languageOnly,
    answer: privacyAnswer,
    summary: callTexts.privacy,
  },
  {
    path: '/seasons/{seasonSlug}',
    procedure: 'season.get',
    question: questions.seasonQuestion,
    answer: seasonAnswer,
    summary: callTexts.season,
    renamed: { sid: 'seasonSlug' },
  },
  {
    path: '/search/leagues',
    procedure: 'search.leagues',
    question: questions.choosingQuestion,
    answer: searchLeaguesAnswer,
    summary: callTexts.searchLeagues,
  },
  {
    path: '/search/teams',
    procedure: 'search.teams',
    question: questions.teamSearchQuestion,
    answer: searchTeamsAnswer,
    summary: callTexts.searchTeams,
  },
  {
    path: '/league',
    procedure: 'league.table',
    question: questions.leagueQuestion,
    answer: leagueAnswer,
    summary: callTexts.league,
  },
  {
    path: '/league/moves',
    procedure: 'league.moves',
    question: questions.leagueMovesQuestion,
    answer: leagueMovesAnswer,
    summary: callTexts.leagueMoves,
  },
  {
    path: '/teams/rivals',
    procedure: 'team.rivals',
    question: questions.rivalsQuestion,
    answer: rivalsAnswer,
    summary: callTexts.rivals,
  },
  {
    path: '/teams/{eid}',
    procedure: 'team.get',
    question: questions.teamQuestion,
    answer: teamAnswer,
    summary: callTexts.team,
  },
  {
    path: '/teams/{eid}/stats',
    procedure: 'team.stats',
    question: questions.teamStatsQuestion,
    answer: teamStatsAnswer,
    summary: callTexts.teamStats,
  },
  {
    path: '/games/scores',
    procedure: 'game.scores',
    question: questions.seasonQuestion,
    answer: scoresAnswer,
    summary: callTexts.scores,
  },
  {
    path: '/games/{gid}',
    procedure: 'game.get',
    question: questions.gameQuestion,
    answer: gameAnswer,
    summary: callTexts.game,
  },
  {
    path: '/games/{gid}/history',
    procedure: 'game.history',
    question: questions.gameQuestion,
    answer: gameHistoryAnswer,
    summary: callTexts.gameHistory,
  },
  {
    path: '/tournaments/{tid}',
    procedure: 'tournament.get',
    question: questions.tournamentQuestion,
    answer: tournamentAnswer,
    summary: callTexts.tournament,
  },
  {
    path: '/users/{uid}',
    procedure: 'user.get',
    question: userQuestion,
    answer: userAnswer,
    summary: callTexts.user,
  },
  {
    path: '/league/history',
    procedure: 'history.league',
    question: histories.leagueHistoryQuestion,
    answer: historyAnswer,
    summary: callTexts.leagueHistory,
  },
  {
    path: '/tournaments/{tid}/history',
    procedure: 'history.tournament',
    question: histories.tournamentHistoryQuestion,
    answer: historyAnswer,
    summary: callTexts.tournamentHistory,
  },
  {
    path: '/teams/{eid}/history',
    procedure: 'history.team',
    question: histories.teamHistoryQuestion,
    answer: historyAnswer,
    summary: callTexts.teamHistory,
  },
  {
    path: '/events/{position}',
    procedure: 'history.event',
    question: histories.eventQuestion,
    answer: eventAnswer,
    summary: callTexts.event,
  },
  {
    path: '/supervisors/{suid}',
    procedure: 'supervision.get',
    question: supervisorQuestion,
    answer: supervisorAnswer,
    summary: callTexts.supervisor,
  },
  {
    path: '/activity',
    procedure: 'activity.list',
    question: questions.activityQuestion,
    answer: activityAnswer,
    summary: callTexts.activity,
    renamed: { kind: 'type' },
  },
];

/** What a call names a parameter of its question. */
export const nameIn =
  ({ renamed }: RestCall) =>
  (field: string): string =>
    renamed?.[field] ?? field;
