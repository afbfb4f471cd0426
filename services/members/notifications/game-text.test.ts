import type { AboutGame } from '@rondelle/contracts/notifications/about.ts';
import type { Names } from '@rondelle/projections/queries/outputs/names.ts';
import { expect, test } from 'vitest';
import { gameText } from './game-text.ts';

const names = {
  team: (id: number) => ({ id, name: id === 1 ? 'Amiral' : 'Boréal' }),
  league: () => ({ name: 'Estrie' }),
  slugOfSeason: () => '2026-2027',
  paths: { game: () => '/fr/2026-2027/g-9' },
} as unknown as Names;
const about = {
  of: 'game',
  gameId: 9,
  seasonId: 1,
  leagueId: 1,
  tournamentId: null,
  homeTeamId: 1,
  awayTeamId: 2,
  action: 'GameRecorded',
  date: '2026-11-25',
  time: '19:00',
  score: { home: 0, away: 9 },
  before: null,
  decidedIn: 'regulation',
} as AboutGame;

test.each([
  ['away', 'fr', 'Final : Amiral 0 – 9 Boréal (Boréal a perdu par défaut)'],
  ['home', 'fr', 'Final : Amiral 0 – 9 Boréal (Amiral a perdu par défaut)'],
  ['both', 'fr', 'Final : Amiral 0 – 9 Boréal (les deux équipes ont perdu par défaut)'],
  ['away', 'en', 'Final: Amiral 0 – 9 Boréal (Boréal forfeited)'],
  [null, 'en', 'Final: Amiral 0 – 9 Boréal'],
] as const)('a notification of a result names who forfeited: %s, %s', (forfeitedBy, locale, title) => {
  const text = gameText({ ...about, forfeitedBy }, { names, locale, kinds: ['final'], hides: false });
  expect(text.title.replaceAll('\u00a0', ' ')).toBe(title);
  // With hidden scores, neither the score nor the forfeit is visible before it is revealed.
  const hidden = gameText({ ...about, forfeitedBy }, { names, locale, kinds: ['final'], hides: true });
  expect(hidden.title).not.toMatch(/défaut|forfait|forfeited|9/u);
  expect(hidden.line).not.toMatch(/défaut|forfait|forfeited|9/u);
  expect(hidden.revealed).toBe(text.title);
});
