import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { expect, test } from 'vitest';
import { gameWith } from '../game-list.fixture.ts';
import { gameImage, tableImage } from './images.ts';

const standing = (rank: number, name: string) => ({
  rank,
  team: { id: rank, name, path: '/fr' },
  gamesPlayed: 12,
  totalPoints: 24 - rank,
  deducted: 0,
});
const tableOf = (names: readonly string[]): LeagueOutput =>
  // Only the fields that the image uses.
  ({
    league: { name: 'M13 AAA Saguenay–Lac-Saint-Jean', division: null, season: { slug: '2026-2027' } },
    standings: names.map((name, at) => standing(at + 1, name)),
  }) as unknown as LeagueOutput;

const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('draws a PNG in the size of link previews for any names', async () => {
  const names = [
    'Association du hockey mineur de Saint-Jean-sur-Richelieu – Les Gouverneurs du Haut-Richelieu',
    'Phœnix de L’Île-des-Sœurs',
    '<img src=x onerror=alert(1)> & "Cie"',
    'Łódź Ķēniņi 🏒 雪',
  ];
  const png = await tableImage(tableOf(names), 'fr');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(png)).toEqual([1200, 630]);
});

test('draws a table without teams, and the same bytes for the same output', async () => {
  const [one, other] = await Promise.all([tableImage(tableOf([]), 'en'), tableImage(tableOf([]), 'en')]);
  expect(one.equals(other)).toBe(true);
});

const drawn = (forfeitedBy: 'home' | 'away' | null) =>
  gameImage({ game: gameWith({ forfeitedBy }) } as unknown as GameOutput, 'fr');

test('a picture of a game shows who forfeited', async () => {
  const [played, home, away] = await Promise.all([drawn(null), drawn('home'), drawn('away')]);
  expect(sizeOf(away)).toEqual([1200, 630]);
  // The names of the sides are drawn, so that the three pictures differ.
  expect(new Set([played, home, away].map((png) => png.toString('base64'))).size).toBe(3);
});

test('a picture of a table shows that points were deducted', async () => {
  const table = tableOf(['Loups', 'Lynx']);
  const [first, ...others] = table.standings;
  const deducted = { ...table, standings: [{ ...first, deducted: 2 }, ...others] } as LeagueOutput;
  const [plain, marked] = await Promise.all([tableImage(table, 'fr'), tableImage(deducted, 'fr')]);
  expect(plain.equals(marked)).toBe(false);
});
