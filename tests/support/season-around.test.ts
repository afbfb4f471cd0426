import { expect, test } from 'vitest';
import { saturdaysAround, seasonAround } from './season-around.ts';

const day = (at: number): string => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);

test('on every day of four years, four Saturdays have passed in the season and two are to come', () => {
  for (const today of Array.from({ length: 4 * 366 }, (_, at) => day(at))) {
    const saturdays = saturdaysAround(today);
    const { year, startsOn, endsOn } = seasonAround(today);
    expect(saturdays.map((one) => new Date(one).getUTCDay())).toEqual([6, 6, 6, 6, 6, 6]);
    expect(
      saturdays.map((one) => one < today),
      today,
    ).toEqual([true, true, true, true, false, false]);
    expect(
      saturdays.every((one) => one >= startsOn && one <= endsOn),
      today,
    ).toBe(true);
    // The season's own years, as its address has them.
    expect([Number(startsOn.slice(0, 4)), Number(endsOn.slice(0, 4))], today).toEqual([year, year + 1]);
    expect(startsOn <= today && today <= endsOn, today).toBe(true);
  }
});
