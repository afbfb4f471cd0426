import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { effectWords } from './effect-words.ts';

const team = { id: 1, name: 'Lions de Pont-Rouge', path: '/fr/e-1' };
const effect = {
  knockOut: [
    { team, effect: 'on' },
    { team, effect: 'out' },
  ],
  feats: [
    { team, feat: 'winningEnded', value: 4 },
    { team, feat: 'shutout', value: 2 },
    { team, feat: 'biggestWin', value: 1 },
  ],
} as const satisfies Parameters<typeof effectWords>[0];
const words = (lang: 'fr' | 'en') =>
  inLanguage(lang, () => effectWords(effect)).map((text) => text.replaceAll(/\s/gu, ' '));

test('names what a game meant for its teams, knock-out rounds first', () => {
  expect(words('fr')).toEqual([
    'Lions de Pont-Rouge : se qualifie pour la suite',
    'Lions de Pont-Rouge : équipe éliminée',
    'Lions de Pont-Rouge : fin d’une séquence de 4 victoires',
    'Lions de Pont-Rouge : 2e blanchissage de la saison',
    'Lions de Pont-Rouge : plus grande victoire de la saison jusque-là',
  ]);
  expect(words('en')).toContain('Lions de Pont-Rouge: 2nd shutout of the season');
});
