import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderMailer } from '@rondelle/infra/mail/folder-mailer.ts';
import { afterEach, expect, test } from 'vitest';
import { browserOf } from './accounts-site.ts';
import { type GatewaySite, startGatewaySite } from './gateway-site.ts';

let site: GatewaySite;
let mails: string;
const start = async (trustedProxies: number): Promise<void> => {
  mails = await mkdtemp(path.join(tmpdir(), 'rondelle-mails-'));
  site = await startGatewaySite({ trustedProxies, mailer: createFolderMailer(mails) });
};
afterEach(async () => {
  await site?.stop();
  await rm(mails, { recursive: true, force: true });
});

const from = (address: string) => browserOf(site.url, { 'x-forwarded-for': address });

/** Sends sixty requests, the limit of one address, and one more with another forwarded address. */
const exceedLimit = async (first: string, then: string): Promise<string | null> => {
  const token = 'x'.repeat(43);
  for (let i = 0; i < 60; i += 1) await from(first).mutate('confirm', { lang: 'en', token });
  return (await from(then).mutate('confirm', { lang: 'en', token })).code;
};

test('behind one proxy, the address that it forwards is counted, and another one is not', async () => {
  await start(1);
  expect(await exceedLimit('203.0.113.7', '203.0.113.8')).not.toBe('request/too-many');
});

test('behind one proxy, addresses that the visitor added are ignored', async () => {
  await start(1);
  expect(await exceedLimit('203.0.113.7', '198.51.100.1, 203.0.113.7')).toBe('request/too-many');
});

test('without a proxy, forwarded addresses are ignored', async () => {
  await start(0);
  expect(await exceedLimit('203.0.113.7', '203.0.113.8')).toBe('request/too-many');
});
