import { languages, stages } from '@rondelle/contracts/competition/lists.ts';
import { expect, test } from 'vitest';
import { stageName } from '../../ui/game-words/stage-name.ts';
import { inLanguage } from '../format/lang.ts';
import { stageIn } from './read-stage.ts';

test.each(languages)('reads the stages as the site names them in %s', (lang) => {
  const named = inLanguage(lang, () => stages.map(stageName));
  expect(named.map(stageIn)).toEqual(stages);
});

test.each(['Match pour le bronze', 'Petite finale', 'Bronze medal game', 'BRONZE GAME', 'Match de bronze'])(
  'reads « %s » as the game for third place',
  (cell) => expect(stageIn(cell)).toBe('bronze'),
);

test.each(['', 'Ronde 3', 'Bronzés de Laval'])('knows no stage in « %s »', (cell) => {
  expect(stageIn(cell)).toBeNull();
});
