import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysFrom } from './days-from.ts';
import { aFixture, startWritingSite, type WritingSite } from './writing-site.ts';

const today = dayInQuebec(new Date().toISOString());
type Member = Awaited<ReturnType<WritingSite['member']>>;
let site: WritingSite;
let admin: Member;

beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Fondatrice', 'admin');
  await site.pool.query(`UPDATE seasons SET "startsOn" = '2021-08-01', "endsOn" = $1 WHERE "seasonId" = 1`, [
    daysFrom(today, 60),
  ]);
});
afterAll(async () => {
  await site?.stop();
});

const reason = 'league-decision';

/** The next game of team 5, which has no other. */
const scheduled = async (more: object = {}): Promise<number> => {
  const game = { ...aFixture, homeTeamId: 5, awayTeamId: 1, date: daysFrom(today, 8), ...more };
  const { data, message } = await admin.mutate('game.schedule', game);
  expect(message).toBeNull();
  return Number(data['id']);
};
const remove = () => admin.mutate('league.removeTeam', { leagueId: 11, seasonId: 1, teamId: 5 });

describe('a team with one game to come', () => {
  test('cannot be removed, with a message about upcoming games and not about played ones', async () => {
    const gameId = await scheduled();
    const response = await remove();
    expect(response.code).toBe('league/team-has-games');
    expect(response.message).toContain('matchs à venir');
    const { data } = await admin.query<{ teams: { id: number }[] }>('league.current', { id: 11 });
    expect(data.teams.find(({ id }) => id === 5)).toMatchObject({ hasPlayed: false, hasToCome: true });
    await admin.mutate('game.cancel', { gameId, seasonId: 1, reason });
    expect((await remove()).code).toBeNull();
    // A team that has left cannot play the cancelled game.
    expect((await admin.mutate('game.reinstate', { gameId, seasonId: 1 })).code).toBe(
      'league/team-not-entered',
    );
    await admin.mutate('league.enterTeam', { leagueId: 11, seasonId: 1, teamId: 5, divisionId: null });
    expect((await admin.mutate('game.reinstate', { gameId, seasonId: 1 })).code).toBeNull();
    await admin.mutate('game.delete', { gameId, seasonId: 1, reason });
    expect((await remove()).code).toBeNull();
  });

  test('counts as having played once its game has started', async () => {
    await admin.mutate('league.enterTeam', { leagueId: 11, seasonId: 1, teamId: 5, divisionId: null });
    const gameId = await scheduled({ date: today });
    await admin.mutate('game.start', { gameId, seasonId: 1 });
    expect((await remove()).code).toBe('league/team-has-played');
  });
});
