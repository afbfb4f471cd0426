import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anotherRuleset, onGame, onLeague } from './support/commands.ts';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

const sid = '2024-2025';
const certainIn = async (did?: number) => {
  const { certainties } = await site.ask.league.table({ sid, cid: ids.cid, rid: ids.rid, did });
  return certainties.map(({ team, best, worst, outOf }) => [team.name, best, worst, outOf]);
};

test('the possible ranks of a division are those in its own table', async () => {
  expect(await certainIn()).toEqual([
    ['Basques de Sept-Îles', 1, 1, 4],
    ['Drakkar de Baie-Comeau', 2, 2, 4],
    // Port-Cartier can still be level in points and wins, but lost the game between the two.
    ['Phoques de Havre-Saint-Pierre', 3, 3, 4],
    ['Cormorans de Port-Cartier', 4, 4, 4],
  ]);
  expect(await certainIn(ids.division('east'))).toEqual([
    ['Basques de Sept-Îles', 1, 1, 2],
    ['Drakkar de Baie-Comeau', 2, 2, 2],
  ]);
  expect(await certainIn(ids.division('west'))).toEqual([
    ['Phoques de Havre-Saint-Pierre', 1, 1, 2],
    ['Cormorans de Port-Cartier', 2, 2, 2],
  ]);
});

test('marks teams that surely advance or surely do not, once the rules state how many advance', async () => {
  const table = async (did?: number) => {
    const { playoffs } = await site.ask.league.table({ sid, cid: ids.cid, rid: ids.rid, did });
    return playoffs;
  };
  expect(await table()).toBeNull();
  const rules = structuredClone<Ruleset>({ ...presets.quebecMinor, playoffs: { teams: 2, of: 'table' } });
  const { league } = await site.ask.league.table({ sid, cid: ids.cid, rid: ids.rid });
  const about = { leagueId: league.id, seasonId: league.season.id };
  await onLeague(site, about, { type: 'ChangeLeagueRuleset', ...(await anotherRuleset(site, rules)) });
  expect(await table()).toEqual({
    teams: 2,
    of: 'table',
    lastRank: 2,
    marks: [
      { teamId: ids.team('sept'), mark: 'first' },
      { teamId: ids.team('baie'), mark: 'in' },
      { teamId: ids.team('port'), mark: 'out' },
      { teamId: ids.team('havre'), mark: 'out' },
    ].sort((a, b) => a.teamId - b.teamId),
  });
  expect(await table(ids.division('west'))).toMatchObject({ lastRank: null, marks: [{}, {}] });
});

test('computes marks, cut-off line and chances by division when the rules count by divisions', async () => {
  const rules = structuredClone<Ruleset>({ ...presets.quebecMinor, playoffs: { teams: 1, of: 'division' } });
  const { league } = await site.ask.league.table({ sid, cid: ids.cid, rid: ids.rid });
  const about = { leagueId: league.id, seasonId: league.season.id };
  const by = await anotherRuleset(site, rules, 901);
  await onLeague(site, about, { type: 'ChangeLeagueRuleset', ...by });
  const inTable = async (did?: number) => {
    const { playoffs } = await site.ask.league.table({ sid, cid: ids.cid, rid: ids.rid, did });
    return [playoffs?.lastRank, playoffs?.marks.map(({ mark }) => mark).toSorted()];
  };
  expect(await inTable()).toEqual([null, ['first', 'first', 'out', 'out']]);
  expect(await inTable(ids.division('east'))).toEqual([1, ['first', 'out']]);
  expect(await inTable(ids.division('west'))).toEqual([1, ['first', 'out']]);
  const { teams } = await site.ask.league.forecast({ sid, cid: ids.cid, rid: ids.rid });
  const chances = new Map(teams.map(({ team, playoffs }) => [team.id, playoffs]));
  expect(chances.get(ids.team('sept'))).toEqual({ chance: 1, isSure: true });
  expect(chances.get(ids.team('baie'))).toEqual({ chance: 0, isSure: true });
  expect(chances.get(ids.team('havre'))).toEqual({ chance: 1, isSure: true });
  expect(chances.get(ids.team('port'))).toEqual({ chance: 0, isSure: true });
});

test('a tournament group lists the ranks that are still possible, and the results that would change them', async () => {
  const groups = async (input: object = {}) => {
    const { tournamentCategories } = await site.ask.tournament.get({ tid: ids.tid, ...input });
    return tournamentCategories[0]?.groups ?? [];
  };
  expect((await groups())[0]?.certainties).toEqual([]);
  const { id: seasonId } = await site.ask.season.get({ sid });
  const gameId = 9_001;
  await onGame(
    site,
    { gameId, seasonId },
    {
      type: 'ScheduleGame',
      key: null,
      categoryId: ids.cid,
      leagueId: null,
      tournamentId: ids.tid,
      stage: 'preliminary',
      group: 'A',
      homeTeamId: ids.team('port'),
      awayTeamId: ids.team('sept'),
      date: '2025-01-12',
      time: '08:00',
      venue: null,
      city: null,
    },
  );
  const [group] = await groups();
  const certainties = group?.certainties ?? [];
  expect(certainties.map(({ team, best, worst, outOf }) => [team.name, best, worst, outOf])).toEqual([
    ['Drakkar de Baie-Comeau', 1, 1, 3],
    ['Basques de Sept-Îles', 2, 3, 3],
    ['Cormorans de Port-Cartier', 2, 3, 3],
  ]);
  expect(certainties[2]?.bestIf).toMatchObject([
    { gameId, home: { id: ids.team('port') }, away: { id: ids.team('sept') }, winner: 'home' },
  ]);
  expect((await groups({ playedBy: '2025-01-11' }))[0]?.certainties).toEqual([]);
});
