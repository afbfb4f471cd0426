import { describe, expect, test } from 'vitest';
import { createRecogniser, effortOfFile } from './recognise.ts';

const called = (names: readonly string[], around: readonly string[] = []) =>
  names.map((name) => ({ thing: name, names: [name], around }));

const recogniserOf = (things: ReturnType<typeof called>, effort = effortOfFile()) => {
  const recogniser = createRecogniser<string>(effort);
  for (const thing of things) recogniser.add(thing);
  return recogniser;
};
const recognise = (text: string, things: ReturnType<typeof called>) => recogniserOf(things).meaningOf(text);

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

  test('a class alone is not sure', () => {
    expect(recognise('AA', leagues).sure).toBe(false);
  });
});

test('finds only exact names once the effort is spent', () => {
  const { meaningOf } = recogniserOf(called(['Lynx de Magog']), { left: 50 });
  expect(meaningOf('Lynx Magog')).toMatchObject({ found: null, sure: false });
  expect(meaningOf('LYNX DE MAGOG')).toMatchObject({ found: 'Lynx de Magog', sure: true });
});

test('recognises names that are added later', () => {
  const { add, meaningOf } = recogniserOf(called(['Lynx de Magog']));
  expect(meaningOf('Loups Shawinigan').found).toBeNull();
  for (const thing of called(['Loups de Shawinigan'])) add(thing);
  expect(meaningOf('Loups Shawinigan')).toMatchObject({ found: 'Loups de Shawinigan', sure: true });
});
