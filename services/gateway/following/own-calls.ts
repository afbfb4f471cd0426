import * as answers from '@rondelle/contracts/following/following.outputs.ts';
import * as questions from '@rondelle/contracts/following/following.inputs.ts';
import { replayOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { replayInput } from '@rondelle/contracts/competition/history.inputs.ts';
import { adminLogsOutput, adminLogsInput } from '@rondelle/contracts/site/admin-logs.ts';
import type { z } from 'zod';

/** A REST call about what is the member's own, whose token comes with it. */
export type OwnCall = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly procedure: string;
  readonly question: z.ZodObject;
  readonly answer: z.ZodType;
  readonly summary: string;
  /** What the procedure is told besides, and what it calls the path's parameter. */
  readonly thing?: { readonly kind: 'team' | 'tournament'; readonly parameter: 'eid' | 'tid' };
};

const status = { answer: answers.statusOutput };
const team = { path: '/teams/{eid}/liked', question: questions.ofTeam, ...status } as const;
const tournament = { path: '/tournaments/{tid}/liked', question: questions.ofTournament, ...status } as const;
const league = { path: '/league/liked', question: questions.ofLeague, ...status } as const;
const ofTeam = { thing: { kind: 'team', parameter: 'eid' } } as const;
const ofTournament = { thing: { kind: 'tournament', parameter: 'tid' } } as const;

export const ownCalls: readonly OwnCall[] = [
  {
    method: 'GET',
    path: '/admin/logs',
    procedure: 'admin.logs',
    question: adminLogsInput,
    answer: adminLogsOutput,
    summary:
      'For admins: what was recorded in all seasons, by kind of thing, and the latest log entries of all processes, by severity or part of the work.',
  },
  {
    method: 'GET',
    path: '/admin/streams/{stream}',
    procedure: 'history.replay',
    question: replayInput,
    answer: replayOutput,
    summary: 'For admins: a stream of the log event by event, with the state after each.',
  },
  { method: 'GET', ...team, procedure: 'following.teamLiked', summary: 'Whether one follows a team.' },
  { method: 'POST', ...team, ...ofTeam, procedure: 'following.follow', summary: 'Follows a team.' },
  { method: 'DELETE', ...team, ...ofTeam, procedure: 'following.unfollow', summary: 'Unfollows a team.' },
  {
    method: 'GET',
    ...tournament,
    procedure: 'following.tournamentLiked',
    summary: 'Whether one follows a tournament.',
  },
  {
    method: 'POST',
    ...tournament,
    ...ofTournament,
    procedure: 'following.follow',
    summary: 'Follows a tournament.',
  },
  {
    method: 'DELETE',
    ...tournament,
    ...ofTournament,
    procedure: 'following.unfollow',
    summary: 'Unfollows a tournament.',
  },
  { method: 'GET', ...league, procedure: 'following.leagueLiked', summary: 'Whether one follows a league.' },
  { method: 'POST', ...league, procedure: 'following.followLeague', summary: 'Follows a league.' },
  { method: 'DELETE', ...league, procedure: 'following.unfollowLeague', summary: 'Unfollows a league.' },
  {
    method: 'GET',
    path: '/league/supervised',
    procedure: 'following.leagueSupervised',
    question: questions.ofLeague,
    ...status,
    summary: 'Whether one supervises a league.',
  },
  {
    method: 'GET',
    path: '/tournaments/{tid}/supervised',
    procedure: 'following.tournamentSupervised',
    question: questions.ofTournament,
    ...status,
    summary: 'Whether one supervises a tournament.',
  },
  {
    method: 'GET',
    path: '/following',
    procedure: 'following.list',
    question: questions.ofSeason,
    answer: answers.followingOutput,
    summary: 'The teams, leagues and tournaments of a season that one follows.',
  },
  {
    method: 'GET',
    path: '/dashboard',
    procedure: 'dashboard.get',
    question: questions.ofDashboard,
    answer: answers.dashboardOutput,
    summary: 'What one supervises and follows, what others changed there, and what waits for an answer.',
  },
];
