import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { logIn } from './members.ts';
import { untilHydrated } from './visitors.ts';
import { words } from './words.ts';

/** Opens the league's room from the league's page, with a member who has just confirmed to be of age. */
export const openRoom = async (page: Page, name: string, league: string): Promise<void> => {
  await page.goto('/fr/connexion');
  await logIn(page, name, new URL(page.url()).origin);
  await page.goto('/fr/clavardage');
  await page.getByRole('button', { name: words('fr', 'chat_age_18') }).click();
  await page.getByText(words('fr', 'chat_none'), { exact: true }).waitFor();
  // The focused button has disappeared; the keyboard continues in the content.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  const isSaved = await page.evaluate(async () => {
    const chosen = { lang: 'fr', digest: 'never', quiet: null, hidesScores: false, showsPresence: true };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(chosen);
    return (await fetch('/trpc/notification.chooseSettings', { method: 'POST', headers, body })).ok;
  });
  expect(isSaved).toBe(true);
  await page.goto(league);
  await untilHydrated(page);
  await page
    .getByRole('link', { name: words('fr', 'chat_title'), exact: true })
    .first()
    .click();
  await page.getByRole('log').waitFor();
};

/** Types a message into the room and sends it. */
export const sendMessage = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: words('fr', 'chat_write') }).fill(text);
  await page.keyboard.press('Enter');
};

/** The messages that a page shows, in their order. */
export const displayedMessages = (page: Page) => page.locator('[role=log] li p').allTextContents();
