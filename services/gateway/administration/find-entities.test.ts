import { expect, test } from 'vitest';
import { entityAtAddress, entityOfStream } from './find-entities.ts';

test('finds an entity by the address of its page', () => {
  expect(entityAtAddress('https://rondelle.example/fr/2024-2025/g-12?x=1#y')).toMatchObject({
    kind: 'game',
    id: 12,
  });
  expect(entityAtAddress('/en/2024-2025/c-1-u13/r-2-estrie/e-7-magog')).toMatchObject({
    kind: 'team',
    id: 7,
  });
  expect(entityAtAddress(' /fr/u-3-ada ')).toMatchObject({ kind: 'member', id: 3 });
  expect(entityAtAddress('/fr/accueil')).toBeNull();
  expect(entityAtAddress('Cantonniers')).toBeNull();
});

test('finds an entity by its stream name', () => {
  expect(entityOfStream(' Ruleset-3')).toMatchObject({ kind: 'ruleset', id: 3, name: 'ruleset-3' });
  expect(entityOfStream('site-1')).toMatchObject({ kind: 'site', id: 1 });
  expect(entityOfStream('arena-3')).toBeNull();
  expect(entityOfStream('game-0')).toBeNull();
});
