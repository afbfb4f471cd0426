import { expect, test } from 'vitest';
import bench from '../../../bench.json' with { type: 'json' };
import units from '../../../bench-units.json' with { type: 'json' };
import { compare, isNear } from './compare.ts';
import { costs } from './costs.ts';

const compared = compare(costs);

test('the unit costs and the compared figures were measured on the same machine', () => {
  expect(units.machine).toBe(bench.machine);
});

test.each(['lagP50Ms', 'lagP99Ms', 'hotPagePerSecond'])(
  'the simulated %s is within 20 %% of the measured one',
  (key) => {
    const one = compared.find((each) => each.key === key);
    expect(one).toBeDefined();
    expect({ key, isNear: one && isNear(one), off: one?.off }).toMatchObject({ isNear: true });
  },
);

test('the same unit costs always result in the same figures', () => {
  expect(compare(costs)).toEqual(compared);
});
