import { expect, test } from 'vitest';
import { namesCity } from './names-city.ts';

test.each(['Aréna de Magog', 'Magog', 'Magog Arena', 'Magog Minor Hockey Association', 'Place d’Magog'])(
  '%s is named after its city',
  (name) => expect(namesCity(name, 'Magog')).toBe(true),
);

test.each(['Aréna de Saint-Magog', 'Magog-Ouest Arena', 'Magogois', 'Aréna Magog-Est'])(
  '%s is not named after its city, which is only a part of another name',
  (name) => expect(namesCity(name, 'Magog')).toBe(false),
);
