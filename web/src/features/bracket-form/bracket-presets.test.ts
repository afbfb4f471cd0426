import type { BracketPlace } from '@rondelle/contracts/competition/bracket.ts';
import { describe, expect, test } from 'vitest';
import { presetBracket } from './bracket-presets.ts';

const textOf = (place: BracketPlace): string => {
  if (place.from === 'group') return `${place.group ?? ''}${place.rank}`;
  if (place.from === 'best') return `best ${place.rank}.${place.nth}`;
  return place.from === 'team' ? `#${place.teamId}` : `${place.from} ${place.slot}`;
};
const pairs = (...asked: Parameters<typeof presetBracket>) =>
  presetBracket(...asked).map(({ slot, home, away }) => `${slot} ${textOf(home)}-${textOf(away)}`);

const sizeOf = (group: string | null) => (group === 'A' ? 4 : 3);

const extra = (count: number) =>
  presetBracket([null], count, false, { hasConsolation: true })
    .filter(({ stage }) => stage === 'consolation')
    .map(({ slot, home, away }) => `${slot} ${textOf(home)}-${textOf(away)}`);

describe('a preset bracket', () => {
  test('crosses two groups and adds a game for third place', () => {
    expect(pairs(['A', 'B'], 4, true)).toEqual([
      'SF1 A1-B2',
      'SF2 B1-A2',
      'BR loser SF1-loser SF2',
      'F winner SF1-winner SF2',
    ]);
  });

  test('qualifies the best teams of a rank from three groups and separates teams of one group', () => {
    expect(pairs(['A', 'B', 'C'], 4, false)).toEqual([
      'SF1 A1-best 2.1',
      'SF2 B1-C1',
      'F winner SF1-winner SF2',
    ]);
    expect(pairs(['A', 'B', 'C'], 8, false).slice(0, 4)).toEqual([
      'QF1 A1-best 3.2',
      'QF2 C2-B2',
      'QF3 B1-best 3.1',
      'QF4 C1-A2',
    ]);
  });

  test('lets the first and the second of each of four groups meet only in the final', () => {
    expect(pairs(['A', 'B', 'C', 'D'], 8, false).slice(0, 4)).toEqual([
      'QF1 A1-B2',
      'QF2 D1-C2',
      'QF3 B1-A2',
      'QF4 C1-D2',
    ]);
  });

  test('qualifies no rank from a group that is too small for it', () => {
    const seven = presetBracket(['A', 'B'], 7, false, { sizeOf }).slice(0, 3);
    expect(seven.flatMap(({ home, away }) => [textOf(home), textOf(away)]).toSorted()).toEqual(
      ['A2', 'A3', 'A4', 'B1', 'B2', 'B3'].toSorted(),
    );
  });

  test('adds games for the losers of the first round, unless it is the semi-finals', () => {
    expect([2, 3, 4, 5, 9].flatMap(extra)).toEqual([]);
    expect(extra(6)).toEqual(['C1 loser QF1-loser QF2']);
    expect(extra(7)).toEqual(['C1 loser QF2-loser QF3', 'C2 loser QF1-winner C1']);
    expect(extra(8)).toEqual(['C1 loser QF1-loser QF2', 'C2 loser QF3-loser QF4', 'C3 winner C1-winner C2']);
    expect(extra(16)).toHaveLength(7);
  });

  test.each(Array.from({ length: 15 }, (_, at) => at + 2))(
    'with %i teams names only earlier games and no place twice',
    (count) => {
      const slots = presetBracket(['A', 'B', 'C'], count, true, { hasConsolation: true });
      const before = new Set<string>();
      for (const { slot, home, away } of slots) {
        for (const place of [home, away])
          if (place.from === 'winner' || place.from === 'loser') expect(before).toContain(place.slot);
        expect(slot).toMatch(/^[A-Z][A-Z0-9]{0,5}$/);
        before.add(slot);
      }
      const places = slots.flatMap(({ home, away }) => [textOf(home), textOf(away)]);
      expect(new Set(places).size).toBe(places.length);
      expect(before.size).toBe(slots.length);
      expect(slots.at(-1)?.stage).toBe('final');
    },
  );

  test('uses the ranks of a single table', () => {
    expect(pairs([null], 4, false)).toEqual(['SF1 1-4', 'SF2 2-3', 'F winner SF1-winner SF2']);
    expect(pairs([null], 2, true)).toEqual(['F 1-2']);
  });
});
