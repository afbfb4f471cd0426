import { expect, test } from 'vitest';
import { thingAtAddress, thingOfStream } from './find-things.ts';

test('finds an entity by the address of its page', () => {
  expect(thingAtAddress('https://rondelle.example/fr/2024-2025/g-12?x=1#y')).toMatchObject({
    kind: 'game',
    id: 12,
  });
  expect(thingAtAddress('/en/2024-2025/c-1-u13/r-2-estrie/e-7-magog')).toMatchObject({
    kind: 'team',
    id: 7,
  });
  expect(thingAtAddress(' /fr/u-3-ada ')).toMatchObject({ kind: 'member', id: 3 });
  expect(thingAtAddress('/fr/accueil')).toBeNull();
  expect(thingAtAddress('Cantonniers')).toBeNull();
});

test('finds an entity by its stream name', () => {
  expect(thingOfStream(' Ruleset-3')).toMatchObject({ kind: 'ruleset', id: 3, name: 'ruleset-3' });
  expect(thingOfStream('site-1')).toMatchObject({ kind: 'site', id: 1 });
  expect(thingOfStream('arena-3')).toBeNull();
  expect(thingOfStream('game-0')).toBeNull();
});
