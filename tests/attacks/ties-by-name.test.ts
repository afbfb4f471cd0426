import { leaderboardMeasures } from '@rondelle/contracts/competition/lists.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

type Team = { readonly name: string };
type Row = { readonly rank: number; readonly team: Team; readonly tieBreak: { steps: { teams: Team[] }[] } };

const of = { seasonId: 1, categoryId: 1, regionId: 7 };
const name = (text: string) => ({ fr: text, en: text });
/** In the order of registration: neither their ids nor their bytes sort like their names. */
const registered = ['Zénith', 'Étoiles', 'élans', 'Aigles'];

let site: WritingSite;
let member: Client;
let leagueId: number;
let tournamentId: number;
const teamIds = new Map<string, number>();
const done = async (procedure: string, input: object): Promise<number> => {
  const { status, data, message } = await member.mutate(procedure, { lang: 'fr', ...input });
  expect(status, `${procedure}: ${message}`).toBe(200);
  return Number(data['id']);
};
const win = (home: string, away: string, where: object = { leagueId }) =>
  done('game.record', {
    ...anotherGame,
    ...where,
    homeTeamId: teamIds.get(home),
    awayTeamId: teamIds.get(away),
  });
beforeAll(async () => {
  site = await startWritingSite();
  await site.emptyRegion(of.regionId, 'Estrie');
  member = await site.member('Ailière', 'specialSupervisor');
  const rules = { rulesetId: 1, rulesetVersion: 1 };
  leagueId = await done('league.create', { ...of, name: name('Ligue'), ...rules });
  const { startsOn, endsOn } = { startsOn: '2021-12-01', endsOn: '2021-12-03' };
  const cup = { seasonId: 1, name: name('Coupe'), categoryIds: [1], startsOn, endsOn, city: null };
  tournamentId = await done('tournament.create', { ...cup, ...rules });
  for (const text of registered) {
    const teamId = await done('team.register', { ...of, name: text, city: null });
    teamIds.set(text, teamId);
    await done('league.enterTeam', { leagueId, seasonId: 1, teamId, divisionId: 1 });
    await done('tournament.enterTeam', { tournamentId, seasonId: 1, teamId, categoryId: 1, group: 'A' });
  }
  await done('following.follow', { kind: 'league', id: leagueId });
});
afterAll(() => site?.stop());

const leagueInput = { lang: 'fr', sid: '2021-2022', cid: 1, rid: of.regionId };
const rowsOf = async (input: object = {}) =>
  (await member.query<{ standings: Row[] }>('league.table', { ...leagueInput, ...input })).data.standings;
const ranks = (rows: readonly Row[]) => rows.map(({ rank, team }) => `${rank} ${team.name}`);
const later = { knownAt: '2099-01-01T00:00:00Z' };

describe.each([
  { when: 'before any game', games: [], expected: ['1 Aigles', '1 élans', '1 Étoiles', '1 Zénith'] },
  {
    when: 'after results that leave two ties',
    games: [
      ['Zénith', 'Étoiles'],
      ['Aigles', 'élans'],
    ] as const,
    expected: ['1 Aigles', '1 Zénith', '3 élans', '3 Étoiles'],
  },
])('$when', ({ games, expected }) => {
  beforeAll(async () => {
    for (const [home, away] of games) await win(home, away);
    for (const [home, away] of games)
      await win(home, away, {
        leagueId: null,
        tournamentId,
        stage: 'preliminary',
        group: 'A',
        date: '2021-12-01',
      });
  });

  test.each([
    { table: 'the table of the league', input: {} },
    { table: 'the table of a division', input: { did: 1 } },
    { table: 'the table as of a day', input: { playedBy: '2022-04-30' } },
    { table: 'the table as of an instant', input: later },
    { table: 'the table of a scenario', input: { whatIf: '' } },
  ])('tied teams in $table are in the order of their names', async ({ input }) => {
    expect(ranks(await rowsOf(input))).toEqual(expected);
  });

  test('tied teams in a tournament’s group, now and as of an instant, are in the order of their names', async () => {
    for (const clock of [{}, later]) {
      const { data } = await member.query<{
        tournamentCategories: { groups: { standings: Row[] }[] }[];
      }>('tournament.get', { lang: 'fr', tid: tournamentId, ...clock });
      expect(data.tournamentCategories[0]?.groups.map(({ standings }) => ranks(standings))).toEqual([
        expected,
      ]);
    }
  });

  test('tied teams on the page of a team are in the order of their names', async () => {
    const { data } = await member.query<{ standing: { rows: Row[] } }>('team.get', {
      ...leagueInput,
      eid: teamIds.get('Aigles'),
    });
    expect(ranks(data.standing.rows)).toEqual(expected.slice(0, 3));
  });

  test('tied teams in the list of rank changes are in the order of their names', async () => {
    const { data } = await member.query<{ moves: { later: { rank: number } | null; team: Team }[] }>(
      'league.moves',
      leagueInput,
    );
    const moved = data.moves.map(({ later: now, team }) => `${now?.rank} ${team.name}`);
    expect(moved).toEqual(games.length > 0 ? expected : []);
  });
});

test('teams with the same value in a tie-break are sorted by name', async () => {
  const [first] = await rowsOf();
  const steps = first?.tieBreak.steps.map(({ teams }) => teams.map((team) => team.name));
  for (const teams of steps ?? []) expect(teams).toEqual(['Aigles', 'Zénith']);
});

type Leagues = readonly { readonly id: number; readonly leader: Team | null }[];

test('the leader of a league on cards and on the dashboard is the first team of its table', async () => {
  const region = await member.query<{ leagues: Leagues }>('region.get', {
    lang: 'fr',
    sid: '2021-2022',
    rid: of.regionId,
  });
  const dashboard = await member.query<{ following: { leagues: Leagues } }>('dashboard.get', { lang: 'fr' });
  const leaders = [region.data.leagues, dashboard.data.following.leagues].map(
    (leagues) => leagues.find(({ id }) => id === leagueId)?.leader?.name,
  );
  expect(leaders).toEqual(['Aigles', 'Aigles']);
});

/** Teams that no chain of games connects are ranked in separate groups. */
const placeOf = (line: string) => {
  const [group, rank, team = ''] = line.split(' ');
  return Number(group) * 100 + Number(rank) * 10 + ['Aigles', 'élans', 'Étoiles', 'Zénith'].indexOf(team);
};

test.each(leaderboardMeasures)(
  'leaders by %s with the same rank are in the order of their names',
  async (by) => {
    const names: string[][] = [];
    for (const input of [{ cid: 1 }, { cid: 1, ...later }]) {
      const { data } = await member.query<{ leaders: { group: number; rank: number; team: Team }[] }>(
        'season.leaderboard',
        {
          lang: 'fr',
          sid: '2021-2022',
          by,
          ...input,
        },
      );
      names.push(data.leaders.map(({ group, rank, team }) => `${group} ${rank} ${team.name}`));
    }
    expect(names[1]).toEqual(names[0]);
    const own = (names[0] ?? []).filter((one) => registered.some((team) => one.endsWith(team)));
    expect(own).toEqual(own.toSorted((one, other) => placeOf(one) - placeOf(other)));
    expect(new Set(own.map((line) => line.split(' ')[1])).size).toBeLessThan(own.length);
  },
);

test('a preview lists tied teams in the order of their names', async () => {
  const ids: number[] = [];
  for (const text of ['Yétis', 'Béliers'])
    ids.push(await done('team.register', { ...of, name: text, city: null }));
  const teams = ids.map((teamId) => ({ teamId, divisionId: null }));
  const { data } = await member.mutate<{
    seasons: { ranks: { team: Team; after: { rank: number } | null }[] }[];
  }>('preview.changes', {
    procedure: 'league.enterTeams',
    input: { lang: 'fr', leagueId, seasonId: 1, teams },
  });
  const entered = data.seasons[0]?.ranks.filter(({ team }) => ['Yétis', 'Béliers'].includes(team.name)) ?? [];
  expect(entered.map(({ team }) => team.name)).toEqual(['Béliers', 'Yétis']);
  expect(entered[0]?.after?.rank).toBe(entered[1]?.after?.rank);
});
