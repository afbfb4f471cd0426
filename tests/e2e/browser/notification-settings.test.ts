import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { addMember, logIn } from './support/members.ts';
import { open } from './support/form-steps.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const settings = pathsIn('fr').notificationSettings();

beforeAll(() => addMember('Cocheuse'));

test('successive choices on a slow connection are displayed immediately and all stored', async () => {
  const page = await visit({ width: 390 });
  await page.goto('/fr/connexion');
  await logIn(page, 'Cocheuse');
  // The first response arrives after the second choice, and its refetch after both.
  await page.route('**/trpc/notification.choose**', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  await open(page, settings);
  const box = (kind: 'goal' | 'begins') =>
    page.getByRole('checkbox', {
      name: `${words('fr', `notification_kind_${kind}`)}, ${words('fr', 'notification_channel_push')}`,
      exact: true,
    });
  const presence = page.getByRole('checkbox', { name: words('fr', 'notification_shows_presence') });
  const hides = page.getByRole('checkbox', { name: words('fr', 'notification_hides_scores') });
  await box('goal').click();
  await expect.poll(() => box('goal').isChecked()).toBe(false);
  await box('begins').click();
  await presence.click();
  await hides.click();
  const all = async () => [
    await box('goal').isChecked(),
    await box('begins').isChecked(),
    await presence.isChecked(),
    await hides.isChecked(),
  ];
  await expect.poll(all).toEqual([false, false, true, true]);
  await page
    .getByRole('status')
    .filter({ hasText: words('fr', 'notification_saved') })
    .waitFor();
  await page.waitForLoadState('networkidle');
  await open(page, settings);
  await expect.poll(all).toEqual([false, false, true, true]);
  expect(await violationsIn(page)).toEqual([]);
});
