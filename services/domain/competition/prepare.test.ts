import { DomainError } from '@rondelle/contracts/errors.ts';
import { expect, test } from 'vitest';
import { anyCommand } from '../given.ts';
import type { References } from '@rondelle/contracts/ports/references.ts';
import { prepareCity, prepareOrganization } from './catalogue.prepare.ts';
import { prepareGame } from './game.prepare.ts';
import { prepareLeague } from './league.prepare.ts';
import { inOrder } from './prepare.ts';
import { site } from './references.fixture.ts';
import { team } from './team.decider.ts';
import { prepareTeam } from './team.prepare.ts';

const domainError = (code: string, field: string) => expect.objectContaining({ code, field });

const entering = { type: 'EnterTeamInLeague', ...anyCommand, leagueId: 5, seasonId: 1, teamId: 9 } as const;

test('a team of another category cannot enter a league', async () => {
  const references = site({ team: async () => ({ categoryId: 2 }) });
  const prepared = prepareLeague({ ...entering, divisionId: null }, null, references);
  await expect(prepared).rejects.toEqual(domainError('team/other-category', 'teamId'));
});

test('refuses an unknown region, city or organization, but accepts null', async () => {
  const facts = { ...anyCommand, name: { fr: 'Laval', en: 'Laval' } };
  const unknown = { region: async () => null };
  const city = (regionId: number | null) =>
    prepareCity({ type: 'AddCity', ...facts, cityId: 1, key: null, regionId, at: null }, null, site(unknown));
  await expect(city(4)).rejects.toEqual(domainError('region/unknown', 'regionId'));
  expect(await city(null)).toMatchObject({ regionId: null });
  const organization = (cityId: number | null) =>
    prepareOrganization(
      { type: 'AddOrganization', ...facts, organizationId: 1, key: null, cityId },
      null,
      site(),
    );
  await expect(organization(1)).rejects.toEqual(domainError('city/unknown', 'cityId'));
  expect(await organization(null)).toMatchObject({ cityId: null });
  const belonging = { type: 'AssignTeamToOrganization', ...anyCommand, teamId: 9 } as const;
  const refused = prepareTeam({ ...belonging, organizationId: 2 }, null, site());
  await expect(refused).rejects.toEqual(domainError('organization/unknown', 'organizationId'));
});

test('refuses an unknown division, but accepts null', async () => {
  const inDivision = (divisionId: number | null) => prepareLeague({ ...entering, divisionId }, null, site());
  await expect(inDivision(2)).rejects.toEqual(domainError('division/unknown', 'divisionId'));
  expect(await inDivision(null)).toEqual({ ...entering, divisionId: null });
});

test('adds to a deletion whether the team has games, and rejects it for an entered team', async () => {
  const deletion = { type: 'DeleteTeam', ...anyCommand, teamId: 9, reason: 'other' } as const;
  const prepared = (change: Partial<References>) => prepareTeam(deletion, null, site(change));
  expect(await prepared({})).toEqual({ ...deletion, hasPlayed: false });
  expect(await prepared({ hasGames: async () => true, enteredIn: async () => 'league' })).toEqual({
    ...deletion,
    hasPlayed: true,
  });
  await expect(prepared({ enteredIn: async () => 'tournament' })).rejects.toEqual(
    domainError('tournament/team-already-entered', 'teamId'),
  );
});

test('refuses another category for a team with entries or games in the season', async () => {
  const listing = { seasonId: 1, name: 'Huskys', categoryId: 3, regionId: 1, city: null };
  const listed = [
    { type: 'TeamRegistered', data: { teamId: 9, key: null } } as const,
    { type: 'TeamListedForSeason', data: { teamId: 9, ...listing } } as const,
  ].reduce(team.evolve, team.initial);
  const prepared = (categoryId: number, change: Partial<References>) => {
    const command = { type: 'ListTeamForSeason', ...anyCommand, teamId: 9, ...listing, categoryId } as const;
    return prepareTeam(command, listed, site(change));
  };
  expect(await prepared(3, { hasGames: async () => true })).toMatchObject({ categoryId: 3 });
  expect(await prepared(4, {})).toMatchObject({ categoryId: 4 });
  await expect(prepared(4, { enteredIn: async () => 'league' })).rejects.toEqual(
    domainError('league/team-already-entered', 'teamId'),
  );
  await expect(prepared(4, { hasGames: async () => true })).rejects.toEqual(
    domainError('team/category-has-games', 'categoryId'),
  );
});

test('refuses a new game with a date outside its season before it checks the teams', async () => {
  const pairing = { categoryId: 3, leagueId: null, tournamentId: null, homeTeamId: 1, awayTeamId: 2 };
  const occasion = { date: '2025-08-01', time: null, venue: null, city: null };
  const ids = { ...anyCommand, gameId: 1, seasonId: 1, key: null };
  const game = {
    type: 'ScheduleGame',
    ...ids,
    ...pairing,
    ...occasion,
    stage: 'regular',
    group: null,
  } as const;
  const prepared = prepareGame(game, null, site({ team: async () => null }));
  await expect(prepared).rejects.toEqual(domainError('game/date-outside-season', 'date'));
});

test('throws the error of the first failed lookup in argument order, not in time', async () => {
  const late = new Promise<never>((_resolve, reject) => {
    setImmediate(() => reject(new DomainError('season/unknown')));
  });
  const early = Promise.reject(new DomainError('team/unknown'));
  await expect(inOrder([late, early])).rejects.toEqual(expect.objectContaining({ code: 'season/unknown' }));
});
