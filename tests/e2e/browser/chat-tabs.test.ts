import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { displayedMessages, openRoom, sendMessage } from './support/chat-room.ts';
import { findPath } from './support/find-path.ts';
import { addMember, logIn } from './support/members.ts';
import { smallSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();

let league: string;
beforeAll(async () => {
  league = await findPath(inject('siteUrl'), `/fr/${smallSeason}/ligues`, /\/r-\d+-gaspesie/);
  await Promise.all(['Deux onglets', 'Un seul onglet'].map((name) => addMember(name)));
});

/** The room that a member was in last. */
const roomOf = async (page: Page): Promise<string> => {
  await page.goto('/fr/clavardage');
  const link = page.locator('main a[href^="/fr/clavardage/"]').first();
  return (await link.getAttribute('href')) ?? '';
};

/** The member's waiting messages that a tab displays. */
const waitingIn = (page: Page) => page.getByText(words('fr', 'chat_waiting'), { exact: true });

test('messages typed offline in two tabs of a room are each sent once and in order, also when one tab is closed', async () => {
  const expected = [401, 403];
  const first = await visit({ expected, losesConnection: true });
  const reader = await visit({ expected });
  await openRoom(first, 'Deux onglets', league);
  await openRoom(reader, 'Un seul onglet', league);
  await sendMessage(first, 'En ligne');
  await expect.poll(() => displayedMessages(reader)).toEqual(['En ligne']);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect.poll(() => displayedMessages(second)).toEqual(['En ligne']);

  await first.context().setOffline(true);
  for (const [page, text] of [
    [first, 'Un, du premier'],
    [second, 'Deux, du second'],
    [first, 'Trois, du premier'],
    [second, 'Quatre, du second'],
  ] as const)
    await sendMessage(page, text);
  const typed = ['Un, du premier', 'Deux, du second', 'Trois, du premier', 'Quatre, du second'];
  // Each tab displays the messages that wait in the other.
  for (const page of [first, second]) {
    await expect.poll(() => waitingIn(page).count()).toBe(4);
    await expect.poll(() => displayedMessages(page)).toEqual(['En ligne', ...typed]);
  }
  await first.close();
  await second.context().setOffline(false);
  await expect.poll(() => displayedMessages(reader)).toEqual(['En ligne', ...typed]);
  await expect.poll(() => displayedMessages(second)).toEqual(['En ligne', ...typed]);
  await second.reload();
  await expect.poll(() => displayedMessages(second)).toEqual(['En ligne', ...typed]);
  await expect.poll(() => waitingIn(second).count()).toBe(0);
});

test('another tab sends the messages of a tab that was closed during an outage', async () => {
  const expected = [401, 403];
  const closed = await visit({ expected });
  await closed.goto('/fr/connexion');
  await logIn(closed, 'Deux onglets');
  const room = await roomOf(closed);
  await closed.goto(room);
  await closed.getByRole('log').waitFor();
  const open = await closed.context().newPage();
  await open.goto(room);
  await open.getByRole('log').waitFor();
  const before = await displayedMessages(open);
  // The browser has a connection, so only another attempt reveals that the site is back.
  await closed.context().route('**/trpc/chat.send', (route) => route.abort('aborted'));
  await sendMessage(closed, 'Pendant la panne');
  await expect.poll(() => displayedMessages(open)).toEqual([...before, 'Pendant la panne']);
  await closed.close();
  await open.context().unroute('**/trpc/chat.send');
  await open.getByText(words('fr', 'chat_sending'), { exact: true }).waitFor({ state: 'hidden' });
  await open.reload();
  await expect.poll(() => displayedMessages(open)).toEqual([...before, 'Pendant la panne']);
});
