import { forCountsPer } from '@rondelle/contracts/competition/result-counts.ts';
import type { GameCalendarOutput } from '@rondelle/contracts/competition/game.outputs.ts';

export type FixtureGame = GameCalendarOutput['games'][number];
const team = (id: number, name: string, goals: number | null): FixtureGame['home'] => ({
  id,
  name,
  path: `/fr/e-${id}`,
  goals,
  fairPlay: null,
  ...forCountsPer('team', () => null),
});
/** A game of Amiral against Boréal. */
export const gameWith = (over: Partial<FixtureGame>): FixtureGame =>
  ({
    id: 9,
    revision: 3,
    recordedAt: '2026-11-25T23:00:00.000Z',
    path: '/fr/2026-2027/g-9',
    date: '2026-11-25',
    time: '19:00',
    status: 'final',
    stage: 'regular',
    group: null,
    decidedIn: 'regulation',
    forfeitedBy: null,
    venue: null,
    city: null,
    building: null,
    category: { id: 1, name: 'M13', path: '/fr/c-1' },
    competition: { kind: 'league', id: 1, name: 'Estrie', path: '/fr/l-1' },
    home: team(1, 'Amiral', 0),
    away: team(2, 'Boréal', 9),
    ...over,
  }) as FixtureGame;
export const listOf = (...games: FixtureGame[]): GameCalendarOutput => ({
  of: null,
  season: { id: 1, slug: '2026-2027', path: '/fr/2026-2027' },
  games,
});
