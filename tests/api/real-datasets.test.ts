import { leagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { seasonHighlightsOutput, seasonHomeOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { teamOutput, teamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { tournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { folderOf } from '../support/dataset-rows.ts';
import type { DatasetName } from '../support/datasets.ts';
import { openSite, type Site } from './support/site.ts';

/** One site for each dataset, with that dataset. */
const sites = new Map<DatasetName, Promise<Site>>();
const opened = async (name: DatasetName): Promise<Site> => {
  const site = await openSite();
  await site.importFolder(folderOf(name) ?? '');
  return site;
};
const siteOf = (name: DatasetName): Promise<Site> => {
  const site = sites.get(name) ?? opened(name);
  sites.set(name, site);
  return site;
};
afterAll(async () => {
  for (const site of await Promise.allSettled(sites.values()))
    if (site.status === 'fulfilled') await site.value.close();
});

const asContracted = async (
  site: Site,
  path: string,
  input: object,
  output: { parse: (value: unknown) => unknown },
) => {
  const result = await site.call(path, input);
  expect(output.parse(result), path).toEqual(result);
};

/** Requests the page of every league, team and tournament of a season. */
const walk = async (site: Site, sid: string): Promise<number> => {
  await asContracted(site, 'season.home', { sid }, seasonHomeOutput);
  await asContracted(site, 'season.highlights', { sid }, seasonHighlightsOutput);
  const { teams } = await site.ask.team.list({ sid });
  for (const { id: eid } of teams) {
    await asContracted(site, 'team.get', { sid, eid, playedBy: `${sid.slice(5)}-01-10` }, teamOutput);
    await asContracted(site, 'team.get', { sid, eid }, teamOutput);
    await asContracted(site, 'team.stats', { sid, eid }, teamStatsOutput);
    await asContracted(site, 'team.stats', { eid, lang: 'en' }, teamStatsOutput);
  }
  const { categories } = await site.ask.league.list({ sid });
  for (const { category, region } of categories.flatMap(({ leagues }) => leagues)) {
    const question = { sid, cid: category.id, rid: region.id };
    await asContracted(site, 'league.table', question, leagueOutput);
    await asContracted(site, 'league.table', { ...question, playedBy: '2025-01-10' }, leagueOutput);
  }
  const { tournaments } = await site.ask.tournament.list({ sid });
  for (const { id: tid } of tournaments)
    await asContracted(site, 'tournament.get', { tid }, tournamentOutput);
  return teams.length;
};

const names: readonly DatasetName[] = ['pwhl', 'memorial-cup', 'wjc-2026', 'lheq-m13-aaa-2025-2026'];

describe.each(names)('on %s', (name) => {
  test.skipIf(!folderOf(name))('every page of every season is served', async () => {
    const site = await siteOf(name);
    const { seasons } = await site.ask.site.nav({});
    expect(seasons.length).toBeGreaterThan(0);
    for (const { slug } of seasons) expect(await walk(site, slug), slug).toBeGreaterThan(0);
  });
});

test.skipIf(!folderOf('pwhl'))("the records of a season are the greatest of its teams' records", async () => {
  const site = await siteOf('pwhl');
  const sid = '2023-2024';
  const { feats } = await site.ask.season.highlights({ sid });
  const { teams } = await site.ask.team.list({ sid });
  const stats = await Promise.all(teams.map(({ id: eid }) => site.ask.team.stats({ sid, eid })));
  const greatest = (of: (feats: (typeof stats)[number]['feats']) => number) =>
    Math.max(...stats.map((output) => of(output.feats)));
  expect(feats.shutouts?.value).toBe(greatest(({ shutouts }) => shutouts));
  expect(feats.longestWinningStreak?.value).toBe(
    greatest(({ longestWinningStreak }) => longestWinningStreak),
  );
  const { goalsFor = 0, goalsAgainst = 0 } = feats.biggestWin ?? {};
  expect(goalsFor - goalsAgainst).toBe(greatest(({ biggestWin }) => biggestWin?.value ?? 0));
  expect(feats.highestScoring?.path).toMatch(/^\/fr\/2023-2024\/g-\d+$/);
});

test.skipIf(!folderOf('memorial-cup'))(
  'the stored statistics of a season equal those counted from its games',
  async () => {
    const site = await siteOf('memorial-cup');
    const { seasons } = await site.ask.site.nav({});
    const sid = seasons[0]?.slug ?? '';
    const { teams } = await site.ask.team.list({ sid });
    for (const { id: eid } of teams) {
      const stored = await site.ask.team.stats({ sid, eid });
      const counted = await site.ask.team.stats({ eid });
      if (counted.bySeason.length > 1) continue;
      expect(stored.record).toEqual(counted.record);
      expect(stored.streaks).toEqual(counted.streaks);
      expect({ ...stored.feats, bestComeback: null }).toEqual(counted.feats);
    }
    expect(teams.length).toBeGreaterThan(0);
  },
);

test.skipIf(!folderOf('memorial-cup'))('a broken tie is explained with names and values', async () => {
  const site = await siteOf('memorial-cup');
  const { seasons } = await site.ask.site.nav({});
  const lists = await Promise.all(seasons.map(({ slug }) => site.ask.tournament.list({ sid: slug })));
  const tournaments = lists.flatMap((list) => list.tournaments);
  const of2019 = tournaments.find(({ startsOn }) => startsOn.startsWith('2019'));
  const { tournamentCategories } = await site.ask.tournament.get({ tid: of2019?.id ?? 0 });
  const standings = tournamentCategories[0]?.groups[0]?.standings ?? [];
  const explained = standings.filter(({ tieBreak }) => tieBreak !== null);
  expect(explained.length).toBe(3);
  const named = new Set(standings.map(({ team }) => team.name));
  for (const { tieBreak } of explained) {
    expect(tieBreak?.unresolved).toBe(false);
    expect(tieBreak?.steps.length).toBeGreaterThan(0);
    for (const { teams } of tieBreak?.steps ?? [])
      expect(teams.every(({ name, value }) => named.has(name) && Number.isFinite(value))).toBe(true);
  }
});

test.skipIf(!folderOf('pwhl') || !folderOf('memorial-cup'))(
  'a leaderboard without a category ranks the teams of each category separately',
  async () => {
    // The last test of this file: it adds a dataset to the site of another.
    const site = await siteOf('pwhl');
    await site.importFolder(folderOf('memorial-cup') ?? '');
    const { leaders } = await site.ask.season.leaderboard({ sid: '2023-2024', by: 'wins' });
    const byCategory = Map.groupBy(leaders, ({ category }) => category.name);
    expect([...byCategory.keys()].toSorted()).toEqual(['Junior majeur', 'LPHF']);
    for (const ranked of byCategory.values()) expect(ranked[0]?.rank).toBe(1);
    expect(byCategory.get('LPHF')).toHaveLength(5);
  },
);
