import { activityAnswer } from '@rondelle/contracts/competition/activity.answers.ts';
import {
  duplicatesAnswer,
  eventAnswer,
  historyAnswer,
} from '@rondelle/contracts/competition/history.answers.ts';
import * as games from '@rondelle/contracts/competition/game.answers.ts';
import * as leagues from '@rondelle/contracts/competition/league.answers.ts';
import * as search from '@rondelle/contracts/competition/search.answers.ts';
import * as seasons from '@rondelle/contracts/competition/season.answers.ts';
import * as teams from '@rondelle/contracts/competition/team.answers.ts';
import { tournamentAnswer } from '@rondelle/contracts/competition/tournament.answers.ts';
import { userAnswer } from '@rondelle/contracts/membership/member.answers.ts';
import { choicesAnswer, rulesetAnswer } from '@rondelle/contracts/competition/writing.answers.ts';
import { privacyAnswer } from '@rondelle/contracts/site/privacy.ts';
import {
  contactTicketAnswer,
  supervisorAnswer,
  supervisorsAnswer,
} from '@rondelle/contracts/supervision/supervision.answers.ts';
import { z } from 'zod';
import type { Ids as SeasonIds } from './small-season.ts';

type Ids = SeasonIds & { readonly uid: number };

export type Asked = {
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly answer: z.ZodType;
};

const sid = '2024-2025';

const aboutSeasons = ({ cid, rid }: Ids): Asked[] => [
  { path: 'site.nav', input: {}, answer: seasons.navAnswer },
  { path: 'site.privacy', input: {}, answer: privacyAnswer },
  { path: 'season.get', input: { sid }, answer: seasons.seasonAnswer },
  { path: 'season.home', input: { sid }, answer: seasons.seasonHomeAnswer },
  { path: 'season.latestResults', input: { sid }, answer: seasons.latestResultsAnswer },
  { path: 'season.liveScores', input: { sid }, answer: seasons.liveScoresAnswer },
  { path: 'season.leaderboard', input: { sid, cid }, answer: seasons.leaderboardAnswer },
  { path: 'category.get', input: { sid, cid }, answer: seasons.categoryAnswer },
  { path: 'region.get', input: { sid, rid }, answer: seasons.regionAnswer },
  { path: 'search.all', input: { sid, query: 'cote' }, answer: search.searchAnswer },
  { path: 'search.leagues', input: { sid, query: 'cote' }, answer: search.searchLeaguesAnswer },
  { path: 'search.teams', input: { sid, query: 'SEPT-ILES' }, answer: search.searchTeamsAnswer },
];

/** One question to each procedure that everyone may ask. */
export const everyQuestion = (ids: Ids): Asked[] => {
  const { cid, rid, tid } = ids;
  const [eid, other, gid] = [ids.team('baie'), ids.team('sept'), ids.game('g2')];
  return [
    ...aboutSeasons(ids),
    { path: 'league.list', input: { sid }, answer: seasons.leaguesAnswer },
    { path: 'league.table', input: { sid, cid, rid }, answer: leagues.leagueAnswer },
    { path: 'league.moves', input: { sid, cid, rid }, answer: leagues.leagueMovesAnswer },
    { path: 'league.games', input: { sid, cid, rid }, answer: leagues.leagueGamesAnswer },
    { path: 'team.list', input: { sid, cid }, answer: seasons.teamsAnswer },
    { path: 'team.get', input: { sid, eid }, answer: teams.teamAnswer },
    { path: 'team.stats', input: { sid, eid }, answer: teams.teamStatsAnswer },
    { path: 'team.rivals', input: { sid, eid1: eid, eid2: other }, answer: teams.rivalsAnswer },
    { path: 'game.get', input: { gid }, answer: games.gameAnswer },
    { path: 'game.history', input: { gid }, answer: games.gameHistoryAnswer },
    { path: 'game.scores', input: { sid }, answer: games.scoresAnswer },
    { path: 'tournament.list', input: { sid }, answer: seasons.tournamentsAnswer },
    { path: 'tournament.get', input: { tid }, answer: tournamentAnswer },
    { path: 'activity.list', input: { sid }, answer: activityAnswer },
    { path: 'catalogue.choices', input: { season: sid }, answer: choicesAnswer },
    { path: 'ruleset.list', input: {}, answer: z.object({ rulesets: z.array(rulesetAnswer) }) },
    { path: 'history.duplicates', input: { gid }, answer: duplicatesAnswer },
    { path: 'history.league', input: { sid, cid, rid, include: 'games' }, answer: historyAnswer },
    { path: 'history.tournament', input: { tid }, answer: historyAnswer },
    { path: 'history.team', input: { eid }, answer: historyAnswer },
    { path: 'history.event', input: { position: ids.position }, answer: eventAnswer },
    { path: 'user.get', input: { uid: ids.uid }, answer: userAnswer },
    { path: 'supervision.list', input: { sid }, answer: supervisorsAnswer },
    { path: 'supervision.get', input: { suid: ids.uid }, answer: supervisorAnswer },
    { path: 'supervision.contactTicket', input: { suid: ids.uid }, answer: contactTicketAnswer },
  ];
};
