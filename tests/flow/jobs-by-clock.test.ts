import { expect, test } from 'vitest';
import { startGatewaySite } from './gateway-site.ts';

test('on a site under test, no job of the product starts by the clock', async () => {
  const site = await startGatewaySite();
  try {
    await site.settled();
    const registered = async () =>
      (await site.pool.query('SELECT identifier FROM graphile_worker._private_known_crontabs')).rows;
    await expect.poll(registered).toEqual([{ identifier: 'release' }]);
  } finally {
    await site.stop();
  }
});
