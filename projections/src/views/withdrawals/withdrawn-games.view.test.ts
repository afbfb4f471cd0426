import { expect, test } from 'vitest';
import { feats } from '../feats/feats.view.ts';
import { forecasts } from '../forecasts/forecasts.view.ts';
import { ratings } from '../ratings/ratings.view.ts';
import { rivalries } from '../rivalries/rivalries.view.ts';
import { competitionCounts } from '../counts/counts.views.ts';
import { gameRow, score } from '../standings/rows.fixture.ts';
import { streaks } from '../streaks/streaks.view.ts';
import { teamRecords } from '../team-records/team-records.view.ts';
import { withdrawnGames } from './withdrawn-games.view.ts';

const won = score(1, 4, '5-0', 1);
const toCome = gameRow(2, 3, 4, {
  status: 'scheduled',
  homeGoals: null,
  awayGoals: null,
  decidedIn: null,
  date: '2025-03-01',
});
const others = score(3, 1, '1-0', 3);
const games = [won, toCome, others];

const entry = (teamId: number, treatment: 'void' | 'forfeitRest' | 'cancelRest' | null) => ({
  leagueId: 1,
  teamId,
  seasonId: 1,
  withdrawn: treatment,
});
const after = (treatment: 'void' | 'forfeitRest' | 'cancelRest' | null) =>
  withdrawnGames.compute({ games, leagueEntries: [entry(1, null), entry(4, treatment)] }, ['league-1']);

test('lists the home and away games of a team that withdrew, and nothing without a withdrawal', () => {
  expect(after('void')).toMatchObject([
    { gameId: 1, home: 'void', away: null },
    { gameId: 2, home: null, away: 'void' },
  ]);
  expect(after(null)).toEqual([]);
});

const ofTeam = (teamId: number, treatment: 'void' | 'forfeitRest' | 'cancelRest') => {
  const own = games.filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId);
  const rows = { games: own, withdrawn: after(treatment), teamSeasons: [] };
  return {
    record: teamRecords.compute(rows, [1, teamId])[0],
    feats: feats.compute(rows, [1, teamId])[0],
    streaks: streaks.compute(rows, [1, teamId])[0],
  };
};

test('void games are in no record, feat, streak, rivalry, rating or count', () => {
  expect(ofTeam(4, 'void')).toMatchObject({
    record: { gamesPlayed: 0 },
    feats: undefined,
    streaks: undefined,
  });
  expect(ofTeam(1, 'void')).toMatchObject({
    record: { gamesPlayed: 1, goalsAgainst: 0, streakKind: 'winning' },
    feats: { mostGoals: 1, shutouts: 1 },
    streaks: { winning: { longest: { length: 1 } } },
  });
  const withdrawn = after('void');
  expect(rivalries.compute({ games: [won], withdrawn }, [1, 1, 4])).toEqual([]);
  const rated = ratings.compute({ games, withdrawn, opening: [] }, [1, 1]);
  expect(rated.map(({ teamId }) => teamId)).toEqual([1, 3]);
  const forecast = forecasts.compute({ games, withdrawn, opening: [], leagues: [] }, [1, 1]);
  expect(forecast.map(({ gameId }) => gameId)).not.toContain(2);
  const none = { leagues: [], tournaments: [] };
  const counts = competitionCounts.compute({ games, withdrawn, ...none }, ['interleague-1']);
  expect(counts).toMatchObject([{ games: 1, finals: 1, goals: 1 }]);
});

test('counts a forfeit after a withdrawal as a win immediately, without a day played', () => {
  expect(ofTeam(3, 'forfeitRest')).toMatchObject({ record: { gamesPlayed: 2, wins: 1, losses: 1 } });
  const none = { leagues: [], tournaments: [] };
  const counts = competitionCounts.compute({ games, withdrawn: after('forfeitRest'), ...none }, [
    'interleague-1',
  ]);
  expect(counts).toMatchObject([{ games: 3, finals: 3, lastDate: '2024-10-01' }]);
  expect(ofTeam(3, 'cancelRest')).toMatchObject({ record: { gamesPlayed: 1, losses: 1 } });
});
