import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createViewsWatch, type ViewsWatch } from './wait-for-views.ts';

let hear: (hint: ChangeHint) => void;
let isThere: boolean;
const learn = vi.fn(async () => undefined);
let watch: ViewsWatch;

const listen: Parameters<typeof createViewsWatch>[1]['listen'] = (listener) => {
  ({ hear } = listener);
  return () => undefined;
};

beforeEach(() => {
  isThere = false;
  learn.mockClear();
  watch = createViewsWatch(async () => isThere, { listen }, learn, 300);
});

test('does not query the changes when a hint ends the wait', async () => {
  const reached = watch.reach(2, '7');
  hear({ seasonIds: [2], position: '6' });
  hear({ seasonIds: [2], position: '7' });
  expect(await reached).toBe(true);
  expect(learn).not.toHaveBeenCalled();
});

test.each([2, 'catalogue', 'everything'] as const)(
  'a wait for %s that ends without a hint queries the changes first',
  async (extent) => {
    isThere = true;
    const learnt = Promise.withResolvers<undefined>();
    learn.mockReturnValueOnce(learnt.promise);
    let ended = false;
    const reached = watch.reach(extent, '7').finally(() => {
      ended = true;
    });
    await expect.poll(() => learn.mock.calls.length).toBe(1);
    expect(ended).toBe(false);
    learnt.resolve(undefined);
    expect(await reached).toBe(true);
  },
);

test('a wait that reaches its limit does not query the changes', async () => {
  expect(await watch.reach(2, '7')).toBe(false);
  expect(learn).not.toHaveBeenCalled();
});
