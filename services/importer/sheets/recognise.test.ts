import { describe, expect, test } from 'vitest';
import { createRecogniser, effortOfFile } from './recognise.ts';

const called = (names: readonly string[], around: readonly string[] = []) =>
  names.map((name) => ({ thing: name, names: [name], around }));

const recogniserOf = (items: ReturnType<typeof called>, effort = effortOfFile()) => {
  const recogniser = createRecogniser<string>(effort);
  for (const item of items) recogniser.add(item);
  return recogniser;
};
const recognise = (text: string, items: ReturnType<typeof called>) => recogniserOf(items).meaningOf(text);

describe('teams of a league', () => {
  const teams = called(
    ['Loups de Shawinigan', 'Lynx de Magog', 'Titans de Trois-Rivières', 'Titans de Trois-Rivières 2'],
    ['M13 AA', 'Mauricie'],
  );
  test.each([
    ['LYNX DE MAGOG', 'Lynx de Magog', true],
    ['Lynx  Magog', 'Lynx de Magog', true],
    ['Lynx de Magogg', 'Lynx de Magog', false],
    ['Loups de Shawinigan M13 AA', 'Loups de Shawinigan', true],
    ['Titans de Trois-Rivieres', 'Titans de Trois-Rivières', true],
    ['Titans de Trois-Rivières 2', 'Titans de Trois-Rivières 2', true],
    ['Titans', 'Titans de Trois-Rivières', false],
    ['Aigles de Saint-Jérôme', null, false],
    ['', null, false],
  ])('%s is recognised as %s, sure: %s', (text, found, sure) => {
    const meant = recognise(text, teams);
    expect([meant.found, meant.sure]).toEqual([found, sure]);
  });
});

describe('the beginning of a word does not match the word', () => {
  const around = ['M13 AA', 'Estrie'];
  test.each([
    ['Lynx A', false],
    ['Lynx M13 A', false],
    ['Lynx M1', false],
    ['Lynx E', false],
    ['Lynx Est', false],
    ['Titans A', false],
    ['A Titans', false],
    ['Titans d', false],
    ['Lynx AA', true],
    ['Lynx M13', true],
    ['Lynx U13 AA', true],
    ['Lynx Estrie', true],
    ['Lynx (Estrie, M13 AA)', true],
    ['Titan', true],
    ['Les Titans', true],
  ])('%s is surely a team of the AA: %s', (text, sure) => {
    expect(recognise(text, called(['Lynx', 'Titans', 'Loups'], around)).sure).toBe(sure);
  });
  test.each([
    ['Lynx AA', 'Lynx AAA', false],
    ['Béliers E', 'Béliers Est', false],
    ['Lynx 1', 'Lynx 12', false],
    [
      'Titans de Trois-Rivières Saint-Louis-de-France B',
      'Titans de Trois-Rivières Saint-Louis-de-France',
      false,
    ],
    ['Braves de l’Assomption', 'Braves Assomption', true],
    ['Béliers Es', 'Béliers Est', true],
  ])('%s is surely %s: %s', (text, name, sure) => {
    expect(recognise(text, called([name, 'Loups'], ['M13'])).sure).toBe(sure);
  });
  test('the beginning of a class does not match a league', () => {
    expect(recognise('M13 A', called(['M13 AA', 'M15 AA'])).sure).toBe(false);
  });
});

describe('categories', () => {
  const leagues = called(['M13 AA', 'M13 A', 'M15 AA', 'M11 AA', 'M18 AAA']);
  test.each([
    ['Pee-Wee AA', 'M13 AA'],
    ['peewee A', 'M13 A'],
    ['U13 AA', 'M13 AA'],
    ['M-13 AA', 'M13 AA'],
    ['M13AA', 'M13 AA'],
    ['Atome AA', 'M11 AA'],
    ['Midget AAA', 'M18 AAA'],
  ])('%s is recognised as %s', (text, found) => {
    expect(recognise(text, leagues)).toMatchObject({ found, sure: true });
  });

  test('a class alone is not a sure match', () => {
    expect(recognise('AA', leagues).sure).toBe(false);
  });
});

test('finds only exact names once the limit of comparisons is reached', () => {
  const { meaningOf } = recogniserOf(called(['Lynx de Magog']), { left: 50 });
  expect(meaningOf('Lynx Magog')).toMatchObject({ found: null, sure: false });
  expect(meaningOf('LYNX DE MAGOG')).toMatchObject({ found: 'Lynx de Magog', sure: true });
});

test('recognises names that are added later', () => {
  const { add, meaningOf } = recogniserOf(called(['Lynx de Magog']));
  expect(meaningOf('Loups Shawinigan').found).toBeNull();
  for (const item of called(['Loups de Shawinigan'])) add(item);
  expect(meaningOf('Loups Shawinigan')).toMatchObject({ found: 'Loups de Shawinigan', sure: true });
});
