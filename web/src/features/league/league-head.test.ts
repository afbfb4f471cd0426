import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { leagueHead } from './league-head.ts';

const views = ['table', 'games', 'forecast', 'history', 'why', 'whatIf', 'rules'] as const;
const league = (season: string, division: { name: string } | null = null) => ({
  name: 'M13 AA Montréal',
  division,
  season: { slug: season },
});

test.each(languages)('each view, division and season of a league has its own head in %s', (lang) => {
  const leagues = [league('2025-2026'), league('2026-2027'), league('2026-2027', { name: 'Nord' })];
  const heads = inLanguage(lang, () => leagues.flatMap((one) => views.map((view) => leagueHead(view, one))));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test('names the view, the league and the season', () => {
  const { title } = inLanguage('fr', () => leagueHead('table', league('2026-2027', { name: 'Nord' })));
  expect(title.replaceAll('\u00a0', ' ')).toBe('Classement : M13 AA Montréal – Nord, 2026-2027');
});
