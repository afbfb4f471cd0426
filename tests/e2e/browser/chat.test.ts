import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { displayedMessages, openRoom, sendMessage } from './support/chat-room.ts';
import { findPath } from './support/find-path.ts';
import { addMember } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();

let league: string;
beforeAll(async () => {
  league = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/);
  await Promise.all(['Bavarde', 'Jaseuse'].map((name) => addMember(name)));
});

/** The WebSockets that a page has opened since it was loaded. */
const openLines = (page: Page): ReadonlySet<unknown> => {
  const lines = new Set<unknown>();
  page.on('domcontentloaded', () => lines.clear());
  page.on('websocket', (line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
  });
  return lines;
};

test('two members chat on a desktop and a phone, and a message typed offline is sent once', async () => {
  // Requests before the captcha and before the confirmation of age are refused.
  const expected = [401, 403];
  const desk = await visit({ expected });
  const phone = await visit({ width: 390, expected, losesConnection: true });
  const linesOfDesk = openLines(desk);
  await openRoom(desk, 'Bavarde', league);
  await openRoom(phone, 'Jaseuse', league);
  await sendMessage(desk, 'Qui vient voir la finale?');
  await expect.poll(() => displayedMessages(phone)).toEqual(['Qui vient voir la finale?']);
  expect(await violationsIn(phone)).toEqual([]);
  expect(await violationsIn(desk)).toEqual([]);
  // Opens the actions on a message of somebody else, and those on the room.
  await phone.getByRole('button', { name: words('fr', 'chat_actions', { name: 'Bavarde' }) }).click();
  await phone.getByRole('menuitem').first().waitFor();
  expect(await violationsIn(phone, 'all', '[role=menu]')).toEqual([]);
  await phone.keyboard.press('Escape');
  await phone.getByRole('menuitem').first().waitFor({ state: 'hidden' });
  await desk.getByText(words('fr', 'chat_details'), { exact: true }).click();
  await desk.getByRole('button', { name: words('fr', 'chat_leave'), exact: true }).waitFor();
  expect(await violationsIn(desk)).toEqual([]);

  // The room, the list of rooms, the notifications and the page share one connection.
  expect(linesOfDesk.size).toBe(1);
  await phone.context().setOffline(true);
  await sendMessage(phone, 'Moi!');
  await sendMessage(phone, 'À quelle heure?');
  await phone.getByText(words('fr', 'chat_waiting')).first().waitFor();
  await sendMessage(desk, 'À 19 h, aréna Georges-Vézina');
  await desk.getByText('À 19 h, aréna Georges-Vézina').waitFor();
  // The desktop's message is recorded before the phone sends its own.
  await desk.getByText(words('fr', 'chat_sending')).waitFor({ state: 'hidden' });
  await phone.context().setOffline(false);
  const all = ['Qui vient voir la finale?', 'À 19 h, aréna Georges-Vézina', 'Moi!', 'À quelle heure?'];
  await expect.poll(() => displayedMessages(desk)).toEqual(all);
  await expect.poll(() => displayedMessages(phone)).toEqual(all);
  await phone.reload();
  await expect.poll(() => displayedMessages(phone)).toEqual(all);

  // A member who has left the page is no longer present, also after a lost connection.
  const here = desk.getByText(words('fr', 'chat_here', { count: '2' }));
  // The member who came later is among the members too.
  await here.and(desk.getByText(words('fr', 'chat_people', { count: '2' }))).waitFor();
  await phone.context().setOffline(true);
  await phone.context().setOffline(false);
  await phone.getByRole('navigation').getByRole('link').filter({ visible: true }).first().click();
  await phone.getByRole('log').waitFor({ state: 'detached' });
  await here.waitFor({ state: 'detached' });
});
