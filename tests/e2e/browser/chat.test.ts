import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { wrongIn } from './support/axe.ts';
import { findPath } from './support/find-path.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();

let league: string;
beforeAll(async () => {
  league = await findPath(inject('siteUrl'), `/fr/${writtenSeason}/ligues`, /\/r-\d+-saguenay/);
  await Promise.all(['Bavarde', 'Jaseuse'].map((name) => addMember(name)));
}, 60_000);

/** Opens the room of the league from its page, as somebody who has just said to be of age. */
const intoTheRoom = async (page: Page, name: string): Promise<void> => {
  await page.goto('/fr/connexion');
  await logIn(page, name);
  await page.goto('/fr/clavardage');
  await page.getByRole('button', { name: words('fr', 'chat_age_18') }).click();
  await page.getByText(words('fr', 'chat_none'), { exact: true }).waitFor();
  await page.goto(league);
  await untilHydrated(page);
  await page
    .getByRole('link', { name: words('fr', 'chat_title'), exact: true })
    .first()
    .click();
  await page.getByRole('log').waitFor();
};
const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: words('fr', 'chat_write') }).fill(text);
  await page.keyboard.press('Enter');
};
/** The WebSockets of a page that are open since it was loaded. */
const openLines = (page: Page): ReadonlySet<unknown> => {
  const lines = new Set<unknown>();
  page.on('domcontentloaded', () => lines.clear());
  page.on('websocket', (line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
  });
  return lines;
};
const heard = (page: Page) => page.locator('[role=log] li p').allTextContents();

test('two talk, on a desk and on a phone, and what is said through a tunnel is said once', async () => {
  // Before the first messages, newcomers are asked to work for it; before the age is said, nothing is answered.
  const expected = [401, 403];
  const desk = await visit({ expected });
  const phone = await visit({ width: 390, expected, losesConnection: true });
  const linesOfDesk = openLines(desk);
  await intoTheRoom(desk, 'Bavarde');
  await intoTheRoom(phone, 'Jaseuse');
  await say(desk, 'Qui vient voir la finale?');
  await expect.poll(() => heard(phone)).toEqual(['Qui vient voir la finale?']);
  expect(await wrongIn(phone)).toEqual([]);
  expect(await wrongIn(desk)).toEqual([]);

  // The room, the list of rooms, the bell and the page go over one line.
  expect(linesOfDesk.size).toBe(1);
  await phone.context().setOffline(true);
  await say(phone, 'Moi!');
  await say(phone, 'À quelle heure?');
  await phone.getByText(words('fr', 'chat_waiting')).first().waitFor();
  await say(desk, 'À 19 h, aréna Georges-Vézina');
  await desk.getByText('À 19 h, aréna Georges-Vézina').waitFor();
  // Taken before the phone says its own.
  await desk.getByText(words('fr', 'chat_waiting')).waitFor({ state: 'hidden' });
  await phone.context().setOffline(false);
  const all = ['Qui vient voir la finale?', 'À 19 h, aréna Georges-Vézina', 'Moi!', 'À quelle heure?'];
  await expect.poll(() => heard(desk), { timeout: 20_000 }).toEqual(all);
  await expect.poll(() => heard(phone), { timeout: 20_000 }).toEqual(all);
  await phone.reload();
  await expect.poll(() => heard(phone)).toEqual(all);
});
