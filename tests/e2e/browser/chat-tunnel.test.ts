import type { ChatRoomsOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RoundRobin, roundRobin } from '../../support/round-robin.ts';
import { type RunningCluster, startCluster } from '../support/start-cluster.ts';
import { displayedMessages, openRoom, sendMessage } from './support/chat-room.ts';
import { findPath } from './support/find-path.ts';
import { importInto } from './support/import-into.ts';
import { addMember } from './support/members.ts';
import { writeSmallSeason, writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';

const visit = useVisitors();
const names = ['Bavarde', 'Jaseuse', 'Curieuse'] as const;
let proxy: RoundRobin;
let cluster: RunningCluster;
let league: string;
beforeAll(async () => {
  proxy = await roundRobin();
  cluster = await startCluster(undefined, { PUBLIC_URL: proxy.url, TRUST_PROXY: '1' });
  proxy.leadTo(cluster.urls);
  await importInto(cluster.dataDir, await writeSmallSeason([2, 1]));
  for (const name of names) await addMember(name, 'member', cluster.dataDir);
  league = await findPath(proxy.url, `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/);
});
afterAll(async () => {
  await proxy?.close();
  await cluster?.remove();
});

/** The server's count of messages that a member has not read. */
const unreadOf = async (page: Page): Promise<number> => {
  const response = await page.request.get(`/trpc/chat.rooms?input=${encodeURIComponent('{"lang":"fr"}')}`);
  const { result }: { result?: { data: ChatRoomsOutput } } = await response.json();
  return result?.data.unread ?? Number.NaN;
};

test('three browsers get every message once, in order, after a freeze, a kill and lost connections', async () => {
  // While a gateway is down, its requests get 503, and are sent again.
  const options = { url: proxy.url, expected: [401, 403, 502, 503], losesConnection: true };
  const [desk, other, phone] = [
    await visit(options),
    await visit(options),
    await visit({ ...options, width: 390 }),
  ];
  const pages = [desk, other, phone];
  for (const [at, page] of pages.entries()) await openRoom(page, names[at] ?? '', league);
  const untilAllDisplay = async (texts: readonly string[]) => {
    for (const page of pages) await expect.poll(() => displayedMessages(page)).toEqual(texts);
  };
  const all = ['Bonjour à tous'];
  const sendNext = async (page: Page, text: string) => {
    await sendMessage(page, text);
    all.push(text);
    // Another member's page displays it only once it is recorded.
    await expect.poll(() => displayedMessages(page === desk ? other : desk)).toEqual(all);
  };
  await sendMessage(desk, 'Bonjour à tous');
  await untilAllDisplay(all);

  const session = await phone.context().newCDPSession(phone);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await sendNext(other, 'Qui apporte les rondelles?');
  await sendNext(desk, 'Moi');
  const { gateways } = await cluster.members();
  process.kill(gateways[0]?.pid ?? 0, 'SIGKILL');
  await sendNext(other, 'Et les chandails?');
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await untilAllDisplay(all);

  await phone.context().setOffline(true);
  await sendMessage(phone, 'Je les ai');
  await sendNext(desk, 'Parfait');
  await phone.context().setOffline(false);
  await untilAllDisplay([...all, 'Je les ai']);

  await phone.reload();
  await untilAllDisplay([...all, 'Je les ai']);
  for (const page of pages) await expect.poll(() => unreadOf(page)).toBe(0);
});
