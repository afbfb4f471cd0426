import { expect, test } from 'vitest';
import { scoreIn } from './shared-score.ts';

const read = (text: string) => {
  const found = scoreIn(text);
  return found && [found.home, found.homeGoals, found.away, found.awayGoals, found.decidedIn].join(' / ');
};

test.each([
  ['Boréals d’Alma 4, Vigiles 3', 'Boréals d’Alma / 4 / Vigiles / 3 / regulation'],
  ['Boréals 4 – 3 Vigiles (prol.)', 'Boréals / 4 / Vigiles / 3 / overtime'],
  ['Finale : Saphirs 5 - 2 Éclaireurs!', 'Saphirs / 5 / Éclaireurs / 2 / regulation'],
  ['Saint-Jean-sur-Richelieu vs Vigiles 2-1 SO', 'Saint-Jean-sur-Richelieu / 2 / Vigiles / 1 / shootout'],
  ['Alma contre Roberval: 10 à 0', 'Alma / 10 / Roberval / 0 / regulation'],
] as const)('reads a score from “%s”', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(['', 'Beau match ce soir!', '4-3', 'https://example.org/r/4-3', 'x'.repeat(5_000)])(
  'finds no score in “%s”',
  (text) => {
    expect(scoreIn(text)).toBeNull();
  },
);
