import { expect, test } from 'vitest';
import { untilFound } from './discovery.ts';

const failing = () => Promise.reject(new Error('Failed to discover after 10 attempts.'));

test('searches again while no node of the cluster is found', async () => {
  let searches = 0;
  const search = async () => {
    searches += 1;
    return searches < 3 ? failing() : 'node-2:2113';
  };
  expect(await untilFound(search, () => false)).toBe('node-2:2113');
});

test('ends with the failure once the connection is closed', async () => {
  await expect(untilFound(failing, () => true)).rejects.toThrow('Failed to discover');
});
