import { describe, expect, test } from 'vitest';
import { closenessOf, closest, editsBetween, leastScore, scorer } from './closeness.ts';
import { searchText, wordsOf } from '../../views/names/words.ts';

describe('edits between two words', () => {
  test.each([
    ['magog', 'magog', 0],
    ['magog', 'mago', 1],
    ['canadins', 'canadiens', 1],
    ['lnyx', 'lynx', 1],
    ['tigres', 'titans', 3],
    ['', 'as', 2],
  ])('%s, %s: %i', (a, b, edits) => {
    expect([editsBetween(a, b, 5), editsBetween(b, a, 5)]).toEqual([edits, edits]);
  });
  test('stops counting above the limit', () => {
    expect(editsBetween('tigres', 'montagnards', 2)).toBe(3);
  });
});

test('splits names into normalised words and expands abbreviations', () => {
  expect(wordsOf('Éperviers de St-Jérôme (M13AAA)')).toEqual([
    'eperviers',
    'de',
    'saint',
    'jerome',
    'm13',
    'aaa',
  ]);
  expect(searchText('Lynx de Magog', 'Magog')).toBe(' lynx de magog ');
});

test('an equal word is closest, then a prefix, then a typing error', () => {
  const found = ['laurentides', 'laurentid', 'laurentisde', 'mauricie'].map((typed) =>
    closenessOf(typed, 'laurentides'),
  );
  expect(found.toSorted((a, b) => b - a)).toEqual(found);
  expect([found[0], found[3]]).toEqual([1, 0]);
});

test('words with a digit only match exactly or as a prefix', () => {
  expect([closenessOf('m13', 'm15'), closenessOf('m1', 'm15') > 0]).toEqual([0, true]);
});

const team = (name: string, around: string) => ({ name, around });
const teams = [
  team('Conquérants de Blainville', 'M13 AAA Laurentides'),
  team('Canadiens de Magog', 'M13 AA Estrie'),
  team('Canadiens de Magog', 'M15 AA Estrie'),
  team('Cantonniers de Magog', 'M15 AAA Estrie'),
];
const find = (query: string) =>
  closest(wordsOf(query), teams, ({ name, around }) => ({
    words: wordsOf(name),
    around: [wordsOf(around)],
  })).map(({ thing }) => `${thing.name}, ${thing.around}`);

test.each([
  ['m13 aaa laurentide', 'Conquérants de Blainville, M13 AAA Laurentides'],
  ['canadins magog', 'Canadiens de Magog, M13 AA Estrie'],
  ['canadins magog m15', 'Canadiens de Magog, M15 AA Estrie'],
  ['magog canto', 'Cantonniers de Magog, M15 AAA Estrie'],
])('%s finds %s first', (query, first) => {
  expect(find(query)[0]).toBe(first);
});

test('excludes names with too little in common', () => {
  expect(find('nordiques de quebec')).toEqual([]);
  expect(scorer(['magog'])({ words: ['lynx'], around: [] })).toBeLessThan(leastScore);
});

test('words longer than any name are compared like others', () => {
  const long = 'lac'.repeat(60);
  expect(editsBetween(`${long}e`, `${long}a`, 2)).toBe(1);
  expect(editsBetween(long, `x${long}y`, 2)).toBe(2);
});

test('a query without words matches no candidate', () => {
  expect(scorer([])({ words: ['lynx'], around: [] })).toBe(0);
});
