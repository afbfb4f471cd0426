import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkInfo } from '@rondelle/importer/check-info.ts';
import { openDatasetFolder } from '@rondelle/importer/folder-source.ts';
import { readRows } from '@rondelle/importer/read-rows.ts';
import { generateDataset } from './generate-dataset.ts';
import { endOf } from './game-time.ts';
import { writeDataset } from '@rondelle/importer/write-dataset.ts';

const options = { seasons: 6, games: 2_000, seed: 1 };
const rows = () => readRows(generateDataset(options));

test('every generated row passes the checks of an import', async () => {
  const { info, games, rejections } = await rows();
  expect(checkInfo(structuredClone(info))).toEqual(info);
  expect(rejections).toEqual([]);
  expect(Math.abs(games.length - options.seasons * options.games)).toBeLessThan(options.games / 20);
});

test('most leagues state how many teams make the playoffs, by the table or by division, always fewer than all', () => {
  const { info, teams } = generateDataset({ ...options, seasons: 2, games: 4_300 });
  const sizes = Map.groupBy(teams(), ({ values: { league_key: league } }) => league);
  const scopes = info.leagues.map(({ key, ruleset }) => {
    const playoffs = info.rulesets[ruleset]?.playoffs;
    const size = sizes.get(key)?.length ?? 0;
    const divisions = playoffs?.of === 'division' ? 2 : 1;
    expect([key, (playoffs?.teams ?? 0) * divisions < size]).toEqual([key, true]);
    return playoffs?.of ?? 'none';
  });
  expect(new Set(scopes)).toEqual(new Set(['table', 'division', 'none']));
});

test('equal options generate equal bytes, and another seed generates others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'generated-'));
  const digestOf = async (seed: number) => {
    await writeDataset(generateDataset({ ...options, seed }), folder, () => undefined);
    const files = await Promise.all(
      ['dataset.json', 'teams.csv', 'games.csv'].map((file) => readFile(join(folder, file))),
    );
    return createHash('sha256').update(Buffer.concat(files)).digest('hex');
  };
  try {
    expect(await digestOf(1)).toBe(await digestOf(1));
    expect(await digestOf(2)).not.toBe(await digestOf(1));
    const written = await readRows(await openDatasetFolder(folder, 100));
    expect(written.games.map(({ line: _line, ...game }) => game)).toEqual(
      (await rows()).games.map(({ line: _line, ...game }) => game),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('categories change their names in 2020-2021, and teams continue', async () => {
  const { teams } = await rows();
  const before = teams.filter(({ season }) => season === '2019-2020');
  const after = teams.filter(({ season }) => season === '2020-2021');
  expect(before.every(({ category }) => /^(pee-wee|bantam|atome|midget|novice)-/.test(category))).toBe(true);
  expect(after.every(({ category }) => /^m\d+-/.test(category))).toBe(true);
  const known = new Set(before.map(({ key }) => key));
  expect(after.filter(({ key }) => known.has(key)).length / after.length).toBeGreaterThan(0.8);
});

test('only the last season has upcoming games, after all played games of their league', async () => {
  const { games } = await rows();
  const open = games.filter(({ result }) => result === null);
  expect(open.length).toBeGreaterThan(0);
  expect(new Set(open.map(({ season }) => season))).toEqual(new Set(['2024-2025']));
  for (const { league, date } of open) {
    const played = games.filter((game) => game.league === league && game.result);
    expect(played.every((game) => game.date < date)).toBe(true);
  }
});

test('with `now`, finished games have results, and pairings appear once they are known', async () => {
  const now = '2026-01-24T13:30';
  const games = (await readRows(generateDataset({ ...options, seasons: 2, now }))).games;
  expect(new Set(games.map(({ season }) => season))).toEqual(new Set(['2024-2025', '2025-2026']));
  for (const { date, time, result } of games)
    expect(result !== null, `${date} ${time}`).toBe(endOf({ date, time: time ?? '' }) <= now);
  const later = (await readRows(generateDataset({ ...options, seasons: 2, now: '2026-05-01T00:00' }))).games;
  const known = new Set(games.map(({ key }) => key));
  const unknown = later.filter(({ key }) => !known.has(key));
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.every(({ tournament, stage }) => tournament !== null && stage !== 'preliminary')).toBe(true);
  expect(unknown.every(({ date, time }) => `${date}T${time}` > now)).toBe(true);
  expect(later.every(({ result }) => result !== null)).toBe(true);
});

const seasonOn = async (now: string) =>
  (await readRows(generateDataset({ ...options, seasons: 2, worldSince: 2023, prefix: 'p', now }))).games
    .filter(({ season }) => season === '2025-2026')
    .map(({ line: _line, ...game }) => game);

test('generates the same season whether it is the current or the previous one', async () => {
  expect(await seasonOn('2026-06-01T12:00')).toEqual(await seasonOn('2027-02-01T12:00'));
});

test('a game is live in nearly every tested minute of a week, from morning to late evening', async () => {
  const now = '2025-11-22T12:00';
  const { games } = await readRows(generateDataset({ ...options, seasons: 1, games: 4_300, now }));
  const spans = games.map(
    ({ date, time }) => [`${date}T${time}`, endOf({ date, time: time ?? '' })] as const,
  );
  const hours = ['08:50', '10:10', '12:00', '14:15', '16:40', '18:55', '20:20', '21:30'];
  const week = ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2025-11-${day}`);
  const minutes = week.flatMap((day) => hours.map((hour) => `${day}T${hour}`));
  const live = minutes.filter((minute) => spans.some(([start, end]) => start <= minute && end > minute));
  expect(live.length / minutes.length).toBeGreaterThan(0.9);
});

test('no team plays twice in its league on one day', async () => {
  const { games } = await rows();
  const seen = new Set<string>();
  for (const { league, date, home, away } of games.filter((game) => game.league !== null)) {
    for (const team of [home, away]) {
      expect(seen.has(`${team} ${date}`), `${team} ${date} ${league}`).toBe(false);
      seen.add(`${team} ${date}`);
    }
  }
});

test('every tournament ends with one final that has a winner', async () => {
  const { info, games } = await rows();
  for (const { key } of info.tournaments) {
    const finals = games.filter(({ tournament, stage }) => tournament === key && stage === 'final');
    expect(finals).toHaveLength(1);
    expect(finals[0]?.result?.homeGoals).not.toBe(finals[0]?.result?.awayGoals);
  }
});

test('two teams of a group of a generated tournament can meet again only in its final', async () => {
  const { info } = await rows();
  const brackets = info.tournaments.flatMap((one) => one.brackets ?? []);
  const large = brackets.filter(({ slots }) => slots.length === 7);
  expect(large.length).toBeGreaterThan(0);
  for (const { slots } of large)
    for (const half of [slots.slice(0, 2), slots.slice(2, 4)]) {
      const places = half.flatMap(({ home, away }) => [home, away]);
      const groups = places.flatMap((place) => (place.from === 'group' ? [place.group] : []));
      expect(groups.toSorted()).toEqual(['A', 'B', 'C', 'D']);
    }
});
