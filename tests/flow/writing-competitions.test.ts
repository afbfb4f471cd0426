import { randomUUID } from 'node:crypto';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import type { Client } from './client.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let member: Client;
let supervisor: Client;
let special: Client;
beforeAll(async () => {
  site = await startWritingSite();
  await site.emptyRegion(2, 'Laval');
  [member, supervisor, special] = await Promise.all([
    site.member('Ailier'),
    site.member('Pivot', 'supervisor'),
    site.member('Gardien', 'specialSupervisor'),
  ]);
});
afterAll(() => site?.stop());

const name = (text: string) => ({ fr: text, en: `${text} (en)` });
const done = async (client: Client, procedure: string, input: object): Promise<number> => {
  const reply = await client.mutate(procedure, input);
  expect(reply, procedure).toMatchObject({ status: 200, data: { upToDate: true } });
  return Number(reply.data.id);
};
const refused = async (client: Client, procedure: string, input: object) => {
  const { status, code, field } = await client.mutate(procedure, input);
  return { status, code, field };
};
const of = { seasonId: 1, categoryId: 1, regionId: 1 };
const register = (text: string, change: object = {}) =>
  done(member, 'team.register', { ...of, name: text, city: null, ...change });

describe('teams', () => {
  test('can be registered, changed, removed from a season, deleted and restored', async () => {
    const teamId = await register('Étoiles');
    const page = await site.visitor.query('team.get', { sid: '2021-2022', eid: teamId });
    expect(page).toMatchObject({ status: 200, data: { team: { name: 'Étoiles' } } });
    await done(member, 'team.change', { ...of, teamId, name: 'Comètes', city: 'Laval' });
    await done(member, 'team.change', { ...of, seasonId: 2, teamId, name: 'Comètes', city: null });
    await done(member, 'team.delist', { teamId, seasonId: 2, reason: 'typing-error' });
    await done(member, 'team.delete', { teamId, reason: 'duplicate' });
    expect(await refused(member, 'team.delete', { teamId, reason: 'duplicate' })).toMatchObject({
      code: 'team/unknown',
    });
    await done(member, 'team.restore', { teamId });
    const again = await site.visitor.query('team.get', { sid: '2021-2022', eid: teamId });
    expect(again).toMatchObject({ status: 200, data: { team: { name: 'Comètes' } } });
  });

  test('cannot be deleted once they have played or are entered', async () => {
    await done(member, 'game.record', anotherGame);
    expect(await refused(member, 'team.delete', { teamId: 1, reason: 'other' })).toMatchObject({
      status: 409,
      code: 'team/has-played',
    });
    expect(await refused(member, 'team.delete', { teamId: 5, reason: 'other' })).toMatchObject({
      code: 'league/team-already-entered',
      field: 'teamId',
    });
    const other = { ...of, teamId: 1, name: 'Équipe 1', city: null, categoryId: 2 };
    expect(await refused(member, 'team.change', other)).toMatchObject({
      code: 'league/team-already-entered',
    });
  });

  test.each([
    ['seasonId', 'season/unknown'],
    ['categoryId', 'category/unknown'],
    ['regionId', 'region/unknown'],
  ])('cannot be registered in an unknown %s', async (field, code) => {
    const team = { ...of, name: 'Nulle part', city: null, [field]: 99 };
    expect(await refused(member, 'team.register', team)).toEqual({ status: 404, code, field });
  });
});

/** How many statements run while teams are entered in a league together. */
const statementsEntering = async (teamIds: readonly number[]): Promise<number> => {
  const teams = teamIds.map((teamId) => ({ teamId, divisionId: null }));
  const before = site.statements();
  await done(member, 'league.enterTeams', { leagueId: 11, seasonId: 1, teams });
  return site.statements() - before;
};

describe('leagues', () => {
  const league = { ...of, regionId: 2, name: name('Élite'), rulesetId: 1, rulesetVersion: 1 };

  test('are created, filled, played in, emptied, deleted and restored', async () => {
    const leagueId = await done(member, 'league.create', league);
    const about = { leagueId, seasonId: 1 };
    const [one, two] = [await register('Un'), await register('Deux')];
    await done(member, 'league.enterTeam', { ...about, teamId: one, divisionId: null });
    await done(member, 'league.enterTeam', { ...about, teamId: two, divisionId: 1 });
    await done(member, 'league.moveTeam', { ...about, teamId: one, divisionId: 1 });
    await done(member, 'league.rename', { ...about, name: name('Prestige') });
    await done(special, 'league.changeRuleset', { ...about, rulesetId: 2, rulesetVersion: 1 });
    await done(special, 'league.recordDraw', { ...about, teamIds: [two, one] });
    const played = { ...aGame, leagueId, homeTeamId: one, awayTeamId: two };
    const gameId = await done(member, 'game.record', played);
    const removal = { ...about, teamId: one };
    expect(await refused(member, 'league.removeTeam', removal)).toMatchObject({
      status: 409,
      code: 'league/team-has-played',
    });
    expect(await refused(member, 'league.delete', { ...about, reason: 'other' })).toMatchObject({
      code: 'league/has-games',
    });
    await done(member, 'game.delete', { gameId, seasonId: 1, reason: 'other' });
    await done(member, 'league.removeTeam', removal);
    await done(member, 'league.delete', { ...about, reason: 'other' });
    expect(await refused(member, 'game.restore', { gameId, seasonId: 1 })).toMatchObject({
      code: 'league/unknown',
      field: 'leagueId',
    });
    await done(member, 'league.restore', about);
  });

  test('accept teams of their category and season', async () => {
    const about = { leagueId: 11, seasonId: 1, divisionId: null };
    expect(await refused(member, 'league.enterTeam', { ...about, teamId: 2 })).toMatchObject({
      code: 'team/other-category',
      field: 'teamId',
    });
    expect(await refused(member, 'league.enterTeam', { ...about, teamId: 99 })).toMatchObject({
      code: 'team/unknown',
      field: 'teamId',
    });
    const team = { ...about, teamId: await register('Trois'), divisionId: 9 };
    expect(await refused(member, 'league.enterTeam', team)).toMatchObject({
      code: 'division/unknown',
      field: 'divisionId',
    });
    expect(await refused(member, 'league.create', { ...league, rulesetVersion: 7 })).toMatchObject({
      code: 'ruleset/unknown',
      field: 'rulesetId',
    });
  });

  test('accept many teams at once without a query for each', async () => {
    const teamIds: number[] = [];
    for (let at = 0; at < 21; at += 1) teamIds.push(await register(`Équipe ${at + 40}`));
    const forOne = await statementsEntering(teamIds.slice(0, 1));
    expect(await statementsEntering(teamIds.slice(1))).toBeLessThan(forOne + 15);
  });

  test('let only supervisors change rules and draws', async () => {
    const about = { leagueId: 11, seasonId: 1 };
    expect(await refused(member, 'league.recordDraw', { ...about, teamIds: [1, 3] })).toMatchObject({
      status: 403,
      code: 'permission/denied',
    });
  });
});

describe('tournaments', () => {
  test('are created, given dates, filled, emptied, deleted and restored', async () => {
    const days = { startsOn: '2022-01-07', endsOn: '2022-01-09' };
    const rules = { rulesetId: 2, rulesetVersion: 1 };
    const input = { seasonId: 1, name: name('Coupe'), categoryIds: [1], ...rules, ...days, city: null };
    const tournamentId = await done(member, 'tournament.create', input);
    const about = { tournamentId, seasonId: 1 };
    const entry = { ...about, categoryId: 1, group: 'A' };
    await done(member, 'tournament.enterTeam', { ...entry, teamId: 1 });
    await done(member, 'tournament.enterTeam', { ...entry, teamId: 3 });
    expect(await refused(member, 'tournament.enterTeam', { ...entry, teamId: 2 })).toMatchObject({
      code: 'team/other-category',
    });
    await done(member, 'tournament.rename', { ...about, name: name('Challenge') });
    await done(member, 'tournament.changeDates', { ...about, ...days, endsOn: '2022-01-10' });
    await done(member, 'tournament.changeCategories', { ...about, categoryIds: [1, 2] });
    await done(special, 'tournament.changeRuleset', { ...about, rulesetId: 1, rulesetVersion: 1 });
    await done(special, 'tournament.recordDraw', { ...about, teamIds: [1, 3] });
    const game = { ...anotherGame, leagueId: null, tournamentId, stage: 'preliminary', group: 'A' };
    await done(member, 'game.record', game);
    expect(await refused(member, 'tournament.removeTeam', { ...about, teamId: 1 })).toMatchObject({
      code: 'tournament/team-has-played',
    });
    expect(await refused(member, 'tournament.delete', { ...about, reason: 'other' })).toMatchObject({
      code: 'tournament/has-games',
    });
    const empty = { tournamentId: await done(member, 'tournament.create', input), seasonId: 1 };
    await done(member, 'tournament.delete', { ...empty, reason: 'other' });
    await done(member, 'tournament.restore', empty);
  });
});

describe('a bracket', () => {
  const planned = { date: '2022-01-09', time: '13:00', venue: 'Aréna', city: null };
  const side = { from: 'group', group: 'A' } as const;
  const final = {
    ...planned,
    slot: 'F',
    stage: 'final',
    home: { ...side, rank: 1 },
    away: { ...side, rank: 2 },
  };
  type Team = { id: number };
  type Category = {
    bracket: {
      gameId: number | null;
      differs: string | null;
      corrected: { before: Team[]; after: Team[] }[];
    }[];
    rounds: { stage: string; games: { id: number; home: Team; away: Team }[] }[];
  };
  const categoryOf = async (tid: number): Promise<Category | undefined> =>
    (await site.visitor.query<{ tournamentCategories: Category[] }>('tournament.get', { lang: 'fr', tid }))
      .data.tournamentCategories[0];
  const finalists = async (tid: number) =>
    (await categoryOf(tid))?.rounds[0]?.games.map(({ home, away }) => [home.id, away.id]);

  test('is filled by the site, updated with results, and preserves the choices of members', async () => {
    // A special supervisor, because the changes of members are limited per hour.
    const host = await site.member('Hotesse');
    const chief = await site.member('Cheffe', 'specialSupervisor');
    // Waits until the job that fills brackets has started.
    await expect
      .poll(async () => (await site.pool.query('SELECT FROM brackets.cursors')).rowCount)
      .toBeGreaterThan(0);
    const days = { startsOn: '2022-01-07', endsOn: '2022-01-09' };
    const rules = { rulesetId: 1, rulesetVersion: 1 };
    const input = { seasonId: 1, name: name('Tableau'), categoryIds: [1], ...rules, ...days, city: null };
    const tournamentId = await done(host, 'tournament.create', input);
    const about = { tournamentId, seasonId: 1 };
    for (const teamId of [1, 3, 5])
      await done(host, 'tournament.enterTeam', { ...about, categoryId: 1, group: 'A', teamId });
    const drawn = { ...about, categoryId: 1, groupGames: 2, slots: [final] };
    expect(await refused(host, 'tournament.drawBracket', drawn)).toMatchObject({ status: 403 });
    const early = { ...final, away: { from: 'winner', slot: 'F' } };
    expect(await refused(chief, 'tournament.drawBracket', { ...drawn, slots: [early] })).toMatchObject({
      code: 'tournament/bracket-out-of-order',
    });
    await done(chief, 'tournament.drawBracket', drawn);
    expect((await categoryOf(tournamentId))?.bracket).toMatchObject([{ slot: 'F', gameId: null }]);

    const game = { ...anotherGame, leagueId: null, tournamentId, stage: 'preliminary', group: 'A' };
    const played = { ...game, date: '2022-01-07' };
    const first = await done(host, 'game.record', { ...played, homeTeamId: 1, awayTeamId: 3 });
    await done(host, 'game.record', { ...played, homeTeamId: 3, awayTeamId: 5 });
    expect(await finalists(tournamentId)).toBeUndefined();
    await done(host, 'game.record', { ...played, homeTeamId: 1, awayTeamId: 5 });
    await expect.poll(() => finalists(tournamentId)).toEqual([[1, 3]]);

    // Corrects the first game: the other team won.
    const result = {
      ...about,
      gameId: first,
      reason: 'typing-error',
      ...anotherGame,
      homeGoals: 2,
      awayGoals: 4,
    };
    await done(host, 'game.correctResult', result);
    await expect.poll(() => finalists(tournamentId)).toEqual([[3, 1]]);
    const [corrected] = (await categoryOf(tournamentId))?.bracket ?? [];
    expect(corrected?.corrected).toMatchObject([
      { before: [{ id: 1 }, { id: 3 }], after: [{ id: 3 }, { id: 1 }] },
    ]);

    // A member chooses other teams, which the site retains.
    const gameId = Number(corrected?.gameId);
    const chosen = { gameId, seasonId: 1, homeTeamId: 3, awayTeamId: 5, reason: 'league-decision' };
    await done(host, 'game.correctTeams', chosen);
    await done(host, 'game.correctResult', { ...result, homeGoals: 4, awayGoals: 2 });
    await expect.poll(async () => (await categoryOf(tournamentId))?.bracket[0]?.differs).toBe('chosen');
    expect(await finalists(tournamentId)).toEqual([[3, 5]]);
  });

  test('schedules a game before its group is over when the remaining game cannot change its teams', async () => {
    const chief = await site.member('Prefete', 'specialSupervisor');
    await expect
      .poll(async () => (await site.pool.query('SELECT FROM brackets.cursors')).rowCount)
      .toBeGreaterThan(0);
    const days = { startsOn: '2022-01-14', endsOn: '2022-01-16' };
    const rules = { rulesetId: 1, rulesetVersion: 1 };
    const input = { seasonId: 1, name: name('Attente'), categoryIds: [1], ...rules, ...days, city: null };
    const tournamentId = await done(chief, 'tournament.create', input);
    const about = { tournamentId, seasonId: 1 };
    for (const teamId of [1, 3, 5])
      await done(chief, 'tournament.enterTeam', { ...about, categoryId: 1, group: 'A', teamId });
    const slots = [{ ...final, date: '2022-01-16', away: { from: 'team', teamId: 5 } }];
    await done(chief, 'tournament.drawBracket', { ...about, categoryId: 1, groupGames: 2, slots });
    const { again, homeGoals, awayGoals, decidedIn, forfeitedBy, ...game } = {
      ...anotherGame,
      leagueId: null,
      tournamentId,
      stage: 'preliminary',
      group: 'A',
      date: '2022-01-14',
    };
    const { homeFairPlay, awayFairPlay, ...fixture } = game;
    await done(chief, 'game.schedule', { ...fixture, homeTeamId: 3, awayTeamId: 5 });
    const result = { again, homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay };
    const won = { ...fixture, ...result, homeTeamId: 1 };
    await done(chief, 'game.record', { ...won, awayTeamId: 3 });
    expect(await finalists(tournamentId)).toBeUndefined();
    await done(chief, 'game.record', { ...won, awayTeamId: 5 });
    await expect.poll(() => finalists(tournamentId)).toEqual([[1, 5]]);
  });
});

describe('the catalogue', () => {
  test.each(['region', 'category', 'division'])(
    'has a %s added, renamed, deleted and restored',
    async (kind) => {
      const id = await done(special, `${kind}.add`, { name: name('Nord') });
      const about = { [`${kind}Id`]: id };
      await done(special, `${kind}.rename`, { ...about, name: name('Sud'), onlyIn: null });
      await done(special, `${kind}.delete`, { ...about, reason: 'other' });
      await done(special, `${kind}.restore`, about);
    },
  );

  test.each([
    ['region', 1],
    ['category', 1],
    ['ruleset', 1],
  ])('keeps a %s that is in use', async (kind, id) => {
    const deletion = { [`${kind}Id`]: id, reason: 'other' };
    expect(await refused(special, `${kind}.delete`, deletion)).toMatchObject({
      status: 409,
      code: `${kind}/in-use`,
    });
  });

  test('finds a city by all its names, and refuses to delete it while an organization uses it', async () => {
    const at = { latitude: 45.57, longitude: -73.69 };
    const facts = { name: name('Sainte-Rose'), regionId: 2, at };
    const cityId = await done(special, 'city.add', facts);
    const teamId = await register('Riverains', { regionId: 2, city: 'sainte rose' });
    const count = async (ciid = cityId) =>
      (await site.visitor.query('city.get', { ciid, sid: '2021-2022' })).data.count;
    expect(await count()).toBe(1);
    await done(special, 'city.change', { ...facts, cityId, name: name('Vimont') });
    expect(await count()).toBe(1);
    const organizationId = await done(special, 'organization.add', { name: name('AHM'), cityId });
    expect(await refused(special, 'city.delete', { cityId, reason: 'other' })).toMatchObject({
      status: 409,
      code: 'city/in-use',
    });
    const listing = { ...of, regionId: 2, teamId, name: 'Riverains', city: 'Vimont' };
    await done(special, 'team.change', { ...listing, organizationId });
    // A change without an organization keeps the current one.
    await done(special, 'team.change', { ...listing, name: 'Les Riverains' });
    const { data } = await site.visitor.query('team.get', { sid: '2021-2022', eid: teamId });
    expect(data.team).toMatchObject({ organization: { id: organizationId }, cityPage: { id: cityId } });
    expect(await refused(special, 'organization.delete', { organizationId, reason: 'other' })).toMatchObject({
      status: 409,
      code: 'organization/in-use',
    });
    await done(special, 'team.change', { ...listing, organizationId: null });
    await done(special, 'organization.delete', { organizationId, reason: 'other' });
    await done(special, 'city.delete', { cityId, reason: 'duplicate' });
    expect(await site.visitor.query('city.get', { ciid: cityId })).toMatchObject({ status: 404 });
    await done(special, 'city.restore', { cityId });
    expect(await count()).toBe(1);
  });

  test('refuses unknown cities of organizations and unknown organizations of teams', async () => {
    const organization = { name: name('AHM'), cityId: 999 };
    expect(await refused(special, 'organization.add', organization)).toMatchObject({
      code: 'city/unknown',
      field: 'cityId',
    });
    const listing = { ...of, teamId: 1, name: 'Étoiles', city: null, organizationId: 999 };
    expect(await refused(member, 'team.change', listing)).toMatchObject({
      code: 'organization/unknown',
      field: 'organizationId',
    });
  });

  test('has rulesets defined, revised, deleted and restored', async () => {
    const rulesetId = await done(supervisor, 'ruleset.define', { rules: presets.nhl });
    await done(supervisor, 'ruleset.revise', { rulesetId, rules: presets.quebecMinor });
    const { data } = await site.visitor.query('ruleset.list', { lang: 'fr' });
    expect(data.rulesets).toContainEqual(
      expect.objectContaining({ id: rulesetId, version: 2, older: [{ version: 1, summary: 'nhl' }] }),
    );
    await done(supervisor, 'ruleset.delete', { rulesetId, reason: 'other' });
    await done(supervisor, 'ruleset.restore', { rulesetId });
  });

  test('has seasons opened, given dates, chosen, deleted while empty and restored', async () => {
    const season = { slug: '2023-2024', startsOn: '2023-08-01', endsOn: '2024-06-30' };
    const seasonId = await done(special, 'season.open', season);
    expect(await refused(special, 'season.open', season)).toMatchObject({
      code: 'season/already-opened',
      field: 'slug',
    });
    await done(special, 'season.changeDates', { seasonId, startsOn: '2023-09-01', endsOn: '2024-05-31' });
    await done(special, 'season.delete', { seasonId, reason: 'typing-error' });
    await done(special, 'season.restore', { seasonId });
    await done(special, 'season.choose', { seasonId });
    for (const inUse of [seasonId, 1])
      expect(await refused(special, 'season.delete', { seasonId: inUse, reason: 'other' })).toMatchObject({
        code: 'season/in-use',
      });
  });

  test('returns the choices of forms', async () => {
    const { data } = await site.visitor.query('catalogue.choices', { lang: 'en', season: '2021-2022' });
    expect(data).toMatchObject({ season: { id: 1, slug: '2021-2022', startsOn: '2021-08-01' } });
    expect(data.categories).toContainEqual({ id: 1, name: 'M11 (en)' });
    expect(data.rulesets).toContainEqual({ id: 1, name: 'r1', version: 1 });
  });

  test('can be changed by special roles only; supervisors change rulesets and members nothing', async () => {
    const denied = { status: 403, code: 'permission/denied', field: null };
    const facts = { name: name('Nord'), regionId: null, at: null, cityId: null };
    for (const kind of ['region', 'category', 'division', 'city', 'organization'])
      for (const who of [member, supervisor])
        expect(await refused(who, `${kind}.add`, facts), kind).toEqual(denied);
    expect(await refused(member, 'ruleset.define', { rules: presets.nhl })).toEqual(denied);
    const season = { slug: '2024-2025', startsOn: '2024-08-01', endsOn: '2025-06-30' };
    expect(await refused(supervisor, 'season.open', season)).toEqual(denied);
  });
});

// Excludes league pages: they contain the range of selectable days, which changes.
test('tournaments and leaderboards as known at an instant stay byte-identical after later events', async () => {
  const host = await site.member('Horloge', 'supervisor');
  const chief = await site.member('Pendule', 'specialSupervisor');
  const input = { seasonId: 1, name: name('Instant'), categoryIds: [1], rulesetId: 1, rulesetVersion: 1 };
  const days = { startsOn: '2022-02-04', endsOn: '2022-02-06', city: null };
  const tournamentId = await done(host, 'tournament.create', { ...input, ...days });
  const about = { tournamentId, seasonId: 1 };
  const entry = { ...about, categoryId: 1, group: 'A' };
  for (const teamId of [1, 3]) await done(host, 'tournament.enterTeam', { ...entry, teamId });
  const inTournament = { ...anotherGame, leagueId: null, tournamentId, stage: 'preliminary', group: 'A' };
  const gameId = await done(host, 'game.record', inTournament);
  await done(host, 'game.record', anotherGame);
  const knownAt = (await site.pool.query('SELECT now()::timestamptz(3) AS at')).rows[0].at;
  const at = `lang=fr&knownAt=${encodeURIComponent(new Date(knownAt).toISOString())}`;
  const addresses = [
    `/api/v1/tournaments/${tournamentId}?${at}`,
    `/api/v1/leaderboard?sid=2021-2022&cid=1&${at}`,
  ];
  const bytes = () =>
    Promise.all(
      addresses.map(async (address) => {
        const response = await fetch(`${site.url}${address}`);
        return [response.status, await response.text()] as const;
      }),
    );
  const before = await bytes();
  expect(before.map(([status]) => status)).toEqual([200, 200]);
  await done(host, 'game.record', { ...anotherGame, homeGoals: 9 });
  const wrong = { gameId, seasonId: 1, reason: 'typing-error' };
  await done(host, 'game.correctResult', { ...anotherGame, ...wrong, homeGoals: 0 });
  await done(host, 'tournament.enterTeam', { ...entry, teamId: 5 });
  await done(chief, 'tournament.changeRuleset', { ...about, rulesetId: 2, rulesetVersion: 1 });
  await done(chief, 'league.changeRuleset', { leagueId: 11, seasonId: 1, rulesetId: 2, rulesetVersion: 1 });
  await done(chief, 'tournament.recordDraw', { ...about, teamIds: [3, 1] });
  expect(await bytes()).toEqual(before);
  await done(chief, 'league.changeRuleset', { leagueId: 11, seasonId: 1, rulesetId: 1, rulesetVersion: 1 });
});

test('a command id used for one kind of entity is refused for another', async () => {
  const commandId = randomUUID();
  await register('Quatre', { commandId });
  expect(await refused(member, 'game.record', { ...anotherGame, commandId })).toMatchObject({
    code: 'request/invalid',
    field: 'commandId',
  });
});

/** All procedures that record changes of competitions. */
const writingKinds =
  /^(game|team|league|tournament|region|category|division|city|organization|ruleset|season)\./;
const writing = procedures
  .filter(({ name, type }) => writingKinds.test(name) && type === 'mutation')
  .map(({ name }) => name);

test('nothing is recorded without a session', async () => {
  expect(writing.length).toBeGreaterThan(60);
  const head = await site.log.head();
  for (const path of writing)
    expect(await refused(site.visitor, path, {}), path).toMatchObject({
      status: 401,
      code: 'session/required',
    });
  expect(await site.log.head()).toBe(head);
});

test('every mutation names the missing field and never fails with an internal error', async () => {
  const admin = await site.member('Patronne', 'masterAdmin');
  const head = await site.log.head();
  for (const path of writing) {
    const { status, code, field } = await refused(admin, path, {
      commandId: 'once',
      gameId: 'x',
      ifRevision: -1,
    });
    expect({ status, code }, path).toEqual({ status: 400, code: 'request/invalid' });
    expect(field, path).not.toBeNull();
  }
  expect(await site.log.head()).toBe(head);
});
