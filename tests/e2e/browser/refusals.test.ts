import { randomUUID } from 'node:crypto';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const langs = testedLanguages('fr');
const id = randomUUID().slice(0, 6);

beforeAll(async () => {
  await addMember(`garde ${id}`, 'admin');
  for (const lang of langs) await addMember(`bruyant ${lang} ${id}`);
});

describe.each(langs)('in %s', (lang) => {
  const paths = pathsIn(lang);

  test('an open page displays without a reload that its member is banned', async () => {
    const name = `bruyant ${lang} ${id}`;
    const page = await visit({ lang, expected: [401] });
    await logIn(page, name);
    await open(page, paths.leagues('2025-2026'));
    await page.locator('[data-live=on]').waitFor({ state: 'attached' });
    const guard = await visit({ lang });
    await logIn(guard, `garde ${id}`);
    await open(guard, paths.roles());
    const { number } = await guard.evaluate(async (sought) => {
      const input = encodeURIComponent(JSON.stringify({ name: sought }));
      const found = await (await fetch(`/trpc/member.list?input=${input}`)).json();
      const uid = found.result.data.superjson.json.members[0].id as number;
      const banned = await fetch('/trpc/member.ban', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ uid, because: 'advertising' }),
      });
      return { number: banned.ok ? uid : 0 };
    }, name);
    expect(number).toBeGreaterThan(0);
    const notice = page.getByRole('alert').filter({ hasText: words(lang, 'live_ended_contact') });
    await notice.waitFor();
    expect(await notice.textContent()).toMatch(/suspend/);
    expect(await violationsIn(page)).toEqual([]);
  });

  test('a page that the member may not open states the refusal and opens no connection', async () => {
    const page = await visit({ lang, expected: [403] });
    await addMember(`curieuse ${lang} ${id}`);
    await logIn(page, `curieuse ${lang} ${id}`);
    await page.goto(paths.account());
    await untilHydrated(page);
    // The first page's own query has its response before requests are counted.
    await page.waitForLoadState('networkidle');
    // The site refuses the page's query once, and the page displays the site's message.
    let requested = 0;
    await page.route('**/trpc/account.get**', async (route) => {
      requested += 1;
      const error = { message: 'vous n’avez pas cette permission', code: -32_003 };
      const data = { code: 'FORBIDDEN', httpStatus: 403, domainCode: 'permission/denied', field: null };
      await route.fulfill({ status: 403, json: { error: { ...error, data } } });
    });
    await open(page, paths.account());
    await page.getByRole('heading', { name: words(lang, 'state_refused_title') }).waitFor();
    const text = (await page.locator('main').textContent()) ?? '';
    expect(text).toContain('Vous n’avez pas cette permission.');
    expect(text).not.toContain(words(lang, 'state_failed_body'));
    expect(requested).toBe(1);
  });

  test('the page of the next season names the roles that may open it, without querying the plan', async () => {
    const page = await visit({ lang });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await addMember(`lectrice ${lang} ${id}`);
    await logIn(page, `lectrice ${lang} ${id}`);
    await open(page, paths.nextSeason('2025-2026'));
    await page.getByText(words(lang, 'only_for_season')).waitFor();
    expect(requested.filter((url) => url.includes('season.carryPlan'))).toEqual([]);
  });
});
