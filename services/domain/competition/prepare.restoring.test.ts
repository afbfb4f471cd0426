import { expect, test } from 'vitest';
import { anyCommand } from '../given.ts';
import { prepareOrganization, prepareSeason } from './catalogue.prepare.ts';
import { prepareGame } from './game.prepare.ts';
import { prepareLeague } from './league.prepare.ts';
import { site } from './references.fixture.ts';
import { prepareTournament } from './tournament.prepare.ts';

const domainError = (code: string, field: string) => expect.objectContaining({ code, field });
const taken = site({ isSlugTaken: async () => true, isAddressTaken: async () => true });

test('passes an unknown season or league to its decider without checking addresses', async () => {
  const season = { type: 'RestoreSeason', ...anyCommand, seasonId: 1 } as const;
  expect(await prepareSeason(season, { status: 'absent' }, taken)).toEqual(season);
  const league = { type: 'RestoreLeague', ...anyCommand, leagueId: 5, seasonId: 1 } as const;
  expect(await prepareLeague(league, null, taken)).toEqual(league);
});

test('a season whose address is taken cannot be restored', async () => {
  const dates = { startsOn: '2024-08-01', endsOn: '2025-07-31' };
  const restoring = { type: 'RestoreSeason', ...anyCommand, seasonId: 1 } as const;
  const prepared = prepareSeason(restoring, { status: 'deleted', slug: '2024-2025', ...dates }, taken);
  await expect(prepared).rejects.toEqual(domainError('season/already-opened', 'seasonId'));
});

test('an organization can be restored when its city was deleted', async () => {
  const restoring = { type: 'RestoreOrganization', ...anyCommand, organizationId: 2 } as const;
  const organization = { key: null, name: { fr: 'AHM', en: 'AHM' }, cityId: 5, deleted: true };
  expect(await prepareOrganization(restoring, organization, site())).toEqual(restoring);
});

test('a game is restored only in its season', async () => {
  const restoring = { type: 'RestoreGame', ...anyCommand, gameId: 7, seasonId: 1 } as const;
  await expect(prepareGame(restoring, null, site())).rejects.toEqual(domainError('game/unknown', 'gameId'));
});

test('a tournament game is of a category that the tournament holds', async () => {
  const game = {
    type: 'ScheduleGame',
    ...anyCommand,
    gameId: 7,
    seasonId: 1,
    key: null,
    categoryId: 2,
    leagueId: null,
    tournamentId: 4,
    homeTeamId: 1,
    awayTeamId: 2,
    stage: 'regular',
    group: null,
    date: '2024-11-07',
    time: null,
    venue: null,
    city: null,
  } as const;
  const refused = prepareGame(game, null, site());
  await expect(refused).rejects.toEqual(domainError('tournament/category-not-held', 'categoryId'));
  expect(await prepareGame({ ...game, categoryId: 3 }, null, site())).toEqual({ ...game, categoryId: 3 });
});

const drawnOn = (date: string) =>
  prepareTournament(
    {
      type: 'DrawTournamentBracket',
      ...anyCommand,
      tournamentId: 4,
      seasonId: 1,
      categoryId: 3,
      groupGames: 3,
      slots: [
        {
          gameId: 9,
          slot: 'F',
          stage: 'final',
          home: { from: 'team', teamId: 1 },
          away: { from: 'team', teamId: 2 },
          date,
          time: null,
          venue: null,
          city: null,
        },
      ],
    },
    null,
    site(),
  );

test('a knock-out game is planned on a day of the season', async () => {
  await expect(drawnOn('2024-07-31')).rejects.toEqual(domainError('game/date-outside-season', 'slots'));
  await expect(drawnOn('2025-08-01')).rejects.toEqual(domainError('game/date-outside-season', 'slots'));
  expect(await drawnOn('2025-07-31')).toMatchObject({ categoryId: 3 });
});
