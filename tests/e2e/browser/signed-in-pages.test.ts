import { languages } from '@rondelle/contracts/competition/lists.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import { pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { pathOf, pathsIn } from '@rondelle/contracts/site/paths.ts';
import { forms } from '@rondelle/web/src/app/forms/forms.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { everyForm, type OpenForm } from './support/every-form.ts';
import { inLanguage } from './support/every-page.ts';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { createLeague, type OwnLeague } from './support/own-league.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { isLongForm } from './support/tested-languages.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
const name = 'Intendante';
const teams = ['Gouverneurs du Collège français de Saint-Jean-sur-Richelieu', 'Lynx de Val-Jalbert'];
const paths = pathsIn('fr');
let league: OwnLeague;
let openForms: OpenForm[];
let own: readonly string[];

const visitSignedIn = async (): Promise<Page> => {
  const page = await visit();
  await logIn(page, name);
  return page;
};
const linkOn = async (page: Page, path: string, called: string): Promise<string> => {
  await open(page, path);
  const link = page.locator('main').getByRole('link', { name: called, exact: true });
  return (await link.getAttribute('href')) ?? '';
};
/** The page's link with the member's name. */
const ownPageOn = (page: Page, path: string) => linkOn(page, path, name);

// Creates content for these pages: a league, its results and its supervisor.
beforeAll(async () => {
  await addMember(name, 'masterAdmin');
  const page = await visitSignedIn();
  league = await createLeague(page, 'Haut-Richelieu', teams);
  openForms = await everyForm(page, league);
  await mutate(page, 'supervision.join', { kind: 'league', id: league.id });
  await mutate(page, 'following.follow', { kind: 'team', id: league.teamIds[0] });
  await mutate(page, 'chat.sayAge', { age: '18' });
  await mutate(page, 'forum.addTopic', {
    title: 'Glace du samedi',
    text: 'Merci @Intendante!',
    lid: league.id,
  });
  own = [
    await ownPageOn(page, paths.account()),
    await ownPageOn(page, paths.supervisors(writtenSeason)),
    await linkOn(page, paths.forum(), 'Glace du samedi'),
  ];
});

const widerThan = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    return element ? element.scrollWidth - element.clientWidth : 0;
  }, selector);

const formBox = '[role=dialog][aria-modal=true]';
/** Opens a form as a link on its page does; loads the page first when another one is open. */
const openOver = async (page: Page, path: string): Promise<void> => {
  const [place = ''] = path.split('?');
  if (new URL(page.url()).pathname !== place) return open(page, path);
  const go = (to: string) => page.evaluate((address) => history.pushState(null, '', address), to);
  await go(place);
  await page.locator(formBox).waitFor({ state: 'detached' });
  await go(path);
};

type PagePart = { readonly path: string; readonly within: string; readonly widths: readonly number[] };

/** Opens the page once and returns its violations in each width. */
const wrongAt = async (page: Page, { path, within, widths }: PagePart): Promise<string[]> => {
  const wrong: string[] = [];
  await page.setViewportSize({ width: widths[0] ?? 390, height: 844 });
  await openOver(page, path);
  await page.locator(`${within} h1, ${within} h2`).first().waitFor();
  await page.locator(`${within} [aria-busy=true]`).first().waitFor({ state: 'detached' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const wider = await widerThan(page, within);
    if (wider > 0) wrong.push(`${wider} pixels too wide at ${width}`);
    if (width === 390 || isLongForm)
      wrong.push(...(await violationsIn(page, width === 390 ? 'all' : 'structure', within)));
  }
  return wrong;
};

const wrongHead = async (page: Page): Promise<string[]> => {
  const description = await page.locator('meta[name=description]').getAttribute('content');
  return [
    ...(/\S – Rondelle$/.test(await page.title()) ? [] : [`title: ${await page.title()}`]),
    ...((description?.length ?? 0) > 20 ? [] : [`description: ${description}`]),
    ...((await page.locator('h1').count()) === 1 ? [] : ['not one heading']),
  ];
};

test('no page for members has a violation; each has a head and fits the screen', async () => {
  const page = await visitSignedIn();
  const found: Record<string, string[]> = {};
  const every = [
    paths.account(),
    paths.dashboard(),
    paths.notifications(),
    paths.notificationSettings(),
    paths.forum(),
    paths.newTopic(),
    paths.enterResults(writtenSeason),
    paths.importGames(writtenSeason),
    paths.makeSchedule(writtenSeason),
    paths.nextSeason(writtenSeason),
    paths.review(),
    ...pageNames.filter((name) => pages[name].permission !== undefined).map((name) => pathOf('fr', name)),
    league.path,
    ...own,
  ];
  for (const path of every) {
    const wrong = [
      ...(await wrongAt(page, { path, within: 'html', widths: [390, 1280] })),
      ...(await wrongHead(page)),
    ];
    if (wrong.length > 0) found[path] = wrong;
  }
  expect(found).toEqual({});
});

/** The two languages and the roles that open the administration, or in the long form each with each. */
const administrators = (['admin', 'superAdmin', 'masterAdmin'] as const).flatMap((role, at) =>
  languages.filter((_, other) => isLongForm || at % 2 !== other).map((lang) => ({ role, lang })),
);
const guarded = pageNames.filter((one) => pages[one].permission !== undefined);

test.each(administrators)(
  'as $role in $lang, no page of the administration has a violation',
  async ({ role, lang }) => {
    const own = `${role} ${lang}`;
    await addMember(own, role);
    const page = await visit({ lang, width: 390 });
    await logIn(page, own);
    const found: Record<string, string[]> = {};
    for (const one of guarded) {
      await open(page, pathOf(lang, one));
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      const wrong = [
        ...(page.url().endsWith(pathOf(lang, one)) ? [] : [`led to ${page.url()}`]),
        ...(await violationsIn(page, 'structure')),
        ...(await wrongHead(page)),
      ];
      if (wrong.length > 0) found[one] = wrong;
    }
    expect(found).toEqual({});
  },
);

test.each(languages)(
  'in %s, each other role gets the reason why it cannot open the administration',
  async (lang) => {
    const others = [null, ...memberRoles.filter((role) => !isAllowed(role, 'site/administer'))];
    for (const role of others) {
      const page = await visit({ lang, width: 390, expected: [403] });
      const own = `${role} 403 ${lang}`;
      if (role) {
        await addMember(own, role);
        await logIn(page, own);
      }
      await open(page, pathOf(lang, 'settings'));
      expect(new URL(page.url()).pathname, own).toBe(pathOf(lang, 'forbidden'));
      const output = role ? own : words(lang, 'forbidden_text');
      await expect.poll(() => page.locator('main').textContent()).toContain(output);
      expect(await violationsIn(page), own).toEqual([]);
    }
  },
);

/** Shrinks from a desktop to the narrowest phone. */
const shrinking = [1280, 1100, 900, 768, 640, 500, 390, 320];

test.each(languages)('in %s, no page overflows while a window shrinks', async (lang) => {
  const page = await visitSignedIn();
  await open(page, inLanguage(lang, league.path));
  await page.locator('header').getByRole('link', { name }).first().waitFor();
  const wider: number[] = [];
  for (const width of shrinking) {
    await page.setViewportSize({ width, height: 844 });
    wider.push(await widerThan(page, 'html'));
  }
  expect(wider).toEqual(shrinking.map(() => 0));
});

test('admins read the logs without scripts, channel by channel', async () => {
  const page = await visit({ scripts: false });
  await logIn(page, name);
  await page.goto(paths.logs());
  await page.getByLabel(words('fr', 'logs_channel')).selectOption('league');
  await page
    .locator('main')
    .getByRole('button', { name: words('fr', 'activity_filter') })
    .click();
  await page.waitForURL(/channel=league$/);
  expect(await page.locator('main').textContent()).toContain('Haut-Richelieu');
  await page.getByLabel(words('fr', 'logs_channel')).selectOption('critical');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(/channel=critical$/);
  expect(await page.locator('main').textContent()).toContain(words('fr', 'logs_said_none'));
});

test('these tests open every form, and find the member’s own pages', () => {
  expect(own.join(' ')).toMatch(/^\/fr\/u-\d+-\S+ \/fr\/s-\d+-\S+ \/fr\/forum\/t-\d+-\S+$/);
  expect(openForms.map((form) => form.name).toSorted()).toEqual(Object.keys(forms).toSorted());
});

test('no form has a violation, and each fits the screen', async () => {
  const page = await visitSignedIn();
  const found: Record<string, string[]> = {};
  for (const form of openForms) {
    // A dialog is at most as wide as a small tablet, and narrowest on a phone.
    const wrong = await wrongAt(page, {
      path: form.path,
      within: formBox,
      widths: [390],
    });
    if (wrong.length > 0) found[form.name] = wrong;
  }
  expect(found).toEqual({});
});
