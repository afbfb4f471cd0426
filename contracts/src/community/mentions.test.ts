import { expect, test } from 'vitest';
import { mentionPattern } from './mentions.ts';

const found = (text: string, ...names: string[]) =>
  [...text.matchAll(mentionPattern(names) ?? /$^/g)].map(([, name]) => name);

test('finds names in any case, at the end of a sentence and with punctuation of their own', () => {
  expect(found('Merci @chloé roy, et @Jo.', 'Chloé Roy', 'Jo')).toEqual(['chloé roy', 'Jo']);
  expect(found('(@J.-F. Roy) @a_b!', 'J.-F. Roy', 'a_b')).toEqual(['J.-F. Roy', 'a_b']);
  expect(found('@Jo’s game', 'Jo')).toEqual(['Jo']);
});

test('finds the longest name, and none within a longer word or an address', () => {
  expect(found('@Chloé Roy', 'Chloé', 'Chloé Roy')).toEqual(['Chloé Roy']);
  expect(found('@Joanne @Jo-Anne @jo_b @Joé x@jo.example', 'Jo')).toEqual([]);
  expect(found('@Chloé Royer', 'Chloé', 'Chloé Roy')).toEqual(['Chloé']);
  expect(mentionPattern([])).toBeNull();
});
