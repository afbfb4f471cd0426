import { expect, test } from 'vitest';
import { unlessGone } from './unless-gone.ts';

const refused = (domainCode: string) =>
  Promise.reject(Object.assign(new Error('refused'), { data: { domainCode } }));

test('counts the removal of a deleted subject as done, but no other refusal', async () => {
  expect(await unlessGone(Promise.resolve())).toBe(true);
  expect(await unlessGone(refused('league/team-not-entered'))).toBe(true);
  await expect(unlessGone(refused('region/in-use'))).rejects.toThrow('refused');
  await expect(unlessGone(Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
});
