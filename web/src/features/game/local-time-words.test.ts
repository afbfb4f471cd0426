import type { TimeZone } from '@rondelle/contracts/competition/local-time.ts';
import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { localTimeWords } from './local-time-words.ts';

const words = (zone: TimeZone, lang: 'fr' | 'en') =>
  inLanguage(lang, () => localTimeWords('19:30', zone)).replaceAll(/\s/gu, ' ');

test('names the time zone when it differs from that of most of Quebec', () => {
  expect(words('America/Halifax', 'fr')).toBe('19 h 30, heure des Îles');
  expect(words('America/Halifax', 'en')).toBe('7:30 p.m., Atlantic time');
  expect(words('America/Blanc-Sablon', 'fr')).toBe('19 h 30, heure normale de l’Atlantique');
  expect(words('America/Moncton', 'fr')).toBe('19 h 30, heure de l’Atlantique');
  expect(words('America/Toronto', 'fr')).toBe('19 h 30');
});
