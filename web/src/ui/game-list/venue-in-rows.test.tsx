import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { gameCard } from '../../testing/game-card.ts';
import { GameRow } from './GameRow.tsx';
import { TeamGameRow } from './TeamGameRow.tsx';

const inSeason = (path: string) => `${path}?season=2025-2026`;
const rowsOf = (game: GameCard) =>
  [
    <GameRow key={1} game={game} inSeason={inSeason} />,
    <TeamGameRow key={2} game={game} teamId={2} inSeason={inSeason} />,
  ].map((row) => renderToStaticMarkup(<Router ssrPath="/fr/accueil">{row}</Router>));
/** The addresses of a row's links, in the order of the keyboard, each with whether it contains another link. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, content]) => ({
    href,
    isNested: /<a\b/.test(content ?? ''),
  }));
const ice = { venue: 'Aréna St-Michel', city: 'Magog' };

test('a row of a game to come links to the game, then to its venue, without a link inside the other', () => {
  for (const html of rowsOf(gameCard(ice)))
    expect(linksOf(html)).toEqual([
      { href: '/g-1', isNested: false },
      { href: '/fr/arenas/magog/arena-saint-michel?season=2025-2026', isNested: false },
    ]);
});

test.each([
  ['is over', gameCard({ ...ice, goals: [3, 1] })],
  ['names no venue', gameCard()],
])('a row of a game that %s links to the game alone', (_, game) => {
  for (const html of rowsOf(game)) expect(linksOf(html).map(({ href }) => href)).toEqual(['/g-1']);
});

test('a row names a city without a venue, which has no page', () => {
  for (const html of rowsOf(gameCard({ city: 'Magog' }))) {
    expect(html).toContain('Magog');
    expect(linksOf(html)).toHaveLength(1);
  }
});
