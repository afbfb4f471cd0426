import { forCountsPer } from '@rondelle/contracts/competition/result-counts.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';

type Over = Partial<Omit<GameCard, 'home' | 'away'>> & {
  readonly teams?: readonly [home: number, away: number];
  readonly goals?: readonly [home: number, away: number];
};

const side = (id: number, goals: number | null) => ({
  id,
  name: `Équipe ${id}`,
  path: `/e-${id}`,
  goals,
  fairPlay: null,
  ...forCountsPer('team', () => null),
});

/** A game of two teams, by default one that is still to be played. */
export const gameCard = ({ teams = [1, 2], goals, ...over }: Over = {}): GameCard => ({
  id: 1,
  path: '/g-1',
  date: '2025-01-01',
  time: null,
  venue: null,
  city: null,
  status: goals === undefined ? 'scheduled' : 'final',
  stage: 'regular',
  group: null,
  decidedIn: goals === undefined ? null : 'regulation',
  forfeitedBy: null,
  period: null,
  confirmation: null,
  competition: null,
  category: { id: 1, name: 'M13 AAA', path: '/c-1' },
  ...forCountsPer('game', () => null),
  ...over,
  home: side(teams[0], goals?.[0] ?? null),
  away: side(teams[1], goals?.[1] ?? null),
});
