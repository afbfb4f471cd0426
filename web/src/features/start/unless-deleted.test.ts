import { expect, test } from 'vitest';
import { unlessDeleted } from './unless-deleted.ts';

const refused = (domainCode: string) =>
  Promise.reject(Object.assign(new Error('refused'), { data: { domainCode } }));

test('returns true when the subject is already removed, and throws any other error', async () => {
  expect(await unlessDeleted(Promise.resolve())).toBe(true);
  expect(await unlessDeleted(refused('league/team-not-entered'))).toBe(true);
  await expect(unlessDeleted(refused('region/in-use'))).rejects.toThrow('refused');
  await expect(unlessDeleted(Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
});
