import { forecastScoresOfSeason } from '@rondelle/projections/queries/forecasts/forecast-scores.queries.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { game, sampleSource, scheduled, team } from '@rondelle/importer/sample.fixture.ts';
import { judgePeers } from '@rondelle/reactor/judge-peers.ts';
import { judgeSeasons } from '@rondelle/reactor/judge-seasons.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportSite, openSite } from './support.ts';

let site: ImportSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const names = ['ours', 'lynx', 'loups', 'aigles', 'titans', 'castors'];
const teams = names.map((name) => team(name));
/** A double round robin with one round per week; the team that is earlier in the list wins. */
const rounds = Array.from({ length: 10 }, (_, week) => {
  const [fixed = '', ...others] = names;
  const turned = [...others.slice(week % 5), ...others.slice(0, week % 5)];
  const all = [fixed, ...turned];
  const date = new Date(Date.UTC(2024, 9, 5 + week * 7)).toISOString().slice(0, 10);
  return [0, 1, 2].map((at) => ({ home: all[at] ?? '', away: all[5 - at] ?? '', date }));
}).flat();
const gameOf = ({ home, away, date }: (typeof rounds)[number], at: number) => {
  const homeWins = names.indexOf(home) < names.indexOf(away);
  const goals = { home_goals: homeWins ? '4' : '1', away_goals: homeWins ? '1' : '4' };
  return game(`g${at}`, { home_team_key: home, away_team_key: away, date, away_fair_play: '1', ...goals });
};

const judged = async () => {
  const db = createDb<Tables>(site.pool);
  let published = 0;
  await judgeSeasons(db, { publish: async () => void (published += 1) });
  const { ranks } = await forecastScoresOfSeason(db, { lang: 'fr', sid: '2024-2025' });
  return { published, ranks };
};

test('chances of final ranks are evaluated once a league is over, and again only after a correction', async () => {
  const all = rounds.map(gameOf);
  const { home = '', away = '', date = '' } = rounds.at(-1) ?? {};
  const open = scheduled('g29', { home_team_key: home, away_team_key: away, date });
  expect((await site.import(sampleSource([...all.slice(0, -1), open], teams))).rejections).toEqual([]);
  expect(await judged()).toEqual({ published: 0, ranks: null });

  await site.import(sampleSource(all, teams));
  const { published, ranks } = await judged();
  expect(published).toBe(1);
  expect(ranks?.leagues).toBe(1);
  const bins = ranks?.calibration ?? [];
  // Six teams on each of the nine Mondays between the ten rounds.
  expect(bins.reduce((sum, { forecasts }) => sum + forecasts, 0)).toBe(54);
  const [never, always] = [bins[0], bins[9]];
  expect(never?.came).toBe(0);
  expect(always?.came).toBe(1);
  expect((await judged()).published).toBe(0);

  const other = game('g29', { ...all[29], home_goals: '7' });
  await site.import(sampleSource([...all.slice(0, -1), other], teams));
  expect((await judged()).published).toBe(1);
});

test('MYHockey’s method is compared with the forecasts of the same games, and again only after a change', async () => {
  const db = createDb<Tables>(site.pool);
  const compared = async () => {
    let published = 0;
    await judgePeers(db, { publish: async () => void (published += 1) });
    const { total } = await forecastScoresOfSeason(db, { lang: 'fr', sid: '2024-2025' });
    return { published, total };
  };
  await site.import(sampleSource(rounds.map(gameOf), teams));
  const before = await forecastScoresOfSeason(db, { lang: 'fr', sid: '2024-2025' });
  expect(before.total?.myHockey).toBeNull();
  const { published, total } = await compared();
  expect(published).toBe(1);
  // The earlier team in the list wins: both methods predict it, except in the first week of connected teams.
  expect(total?.myHockey?.winners).toBeGreaterThan(0.8);
  expect((await compared()).published).toBe(0);
  // A new team is a later event of the season that changes no game.
  await site.import(sampleSource(rounds.map(gameOf), [...teams, team('huskies')]));
  expect((await compared()).published).toBe(0);
  const all = rounds.map(gameOf);
  await site.import(sampleSource([...all.slice(0, -1), game('g29', { ...all[29], home_goals: '9' })], teams));
  expect((await compared()).published).toBe(1);
});
