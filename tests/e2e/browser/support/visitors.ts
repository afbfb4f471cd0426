import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { BrowserKind } from '../../../support/programs.ts';
import { launchBrowser } from '../../support/launch-browser.ts';

export type VisitorOptions = {
  readonly lang?: Language;
  readonly scripts?: boolean;
  readonly width?: number;
  readonly dark?: boolean;
  /** The shared site by default. */
  readonly url?: string;
  /** Statuses of 400 and more that the test means to see. */
  readonly expected?: readonly number[];
  /** Whether the test takes the connection away. */
  readonly losesConnection?: boolean;
  /** Whether it has the service worker: what goes through it can't be told from outside. */
  readonly worker?: boolean;
};

/** The browser says by itself that a document was not found; the status is judged instead. */
const isStatusLine = (text: string): boolean => text.startsWith('Failed to load resource');

/** The graphics driver remarks on its own speed where it has no graphics card; no page can help it. */
const isDriverLine = (text: string): boolean => text.startsWith('[.WebGL-') && text.includes('Performance');

/** Without the worker the site works as before; the browser says that it was kept out. */
const keptOut = 'Service Worker registration blocked by Playwright';

/** What a reader turns away from is given up, not failed; so are scripts where they are switched off. */
const givenUp = ['net::ERR_ABORTED', 'csp'];
/** The second where the worker has no copy either. */
const lostConnection = ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'];

/** Notes all that goes wrong on a page, a failed hydration too: React reports it as an error. */
const noteProblems = (
  page: Page,
  { expected = [], losesConnection = false }: VisitorOptions,
  problems: string[],
): void => {
  const harmless = new Set([...givenUp, ...(losesConnection ? lostConnection : [])]);
  page.on('pageerror', (error) => problems.push(`error: ${error.message} (${page.url()})`));
  page.on('console', (message) => {
    const serious = message.type() === 'error' || message.type() === 'warning';
    const text = message.text();
    if (serious && !isStatusLine(text) && !isDriverLine(text) && text !== keptOut)
      problems.push(`console: ${text} (${page.url()})`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (!harmless.has(why)) problems.push(`request: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !expected.includes(response.status()))
      problems.push(`status: ${response.status()} ${response.url()}`);
  });
};

/** A browser for a test file. Each visitor has a new profile; whatever went wrong on its pages fails the test. */
export const useVisitors = (kind?: BrowserKind): ((options?: VisitorOptions) => Promise<Page>) => {
  let browser: Browser;
  const open: { context: BrowserContext; problems: string[] }[] = [];
  beforeAll(async () => {
    browser = await launchBrowser(kind);
  });
  afterEach(async () => {
    const closed = open.splice(0);
    for (const { context } of closed) await context.close();
    expect(closed.flatMap(({ problems }) => problems)).toEqual([]);
  });
  afterAll(() => browser.close());
  return async (options = {}) => {
    const { lang = 'fr', scripts = true, width = 1280, dark = false, worker = false, url } = options;
    const context = await browser.newContext({
      baseURL: url ?? inject('siteUrl'),
      javaScriptEnabled: scripts,
      locale: `${lang}-CA`,
      viewport: { width, height: 844 },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      serviceWorkers: worker ? 'allow' : 'block',
    });
    context.setDefaultTimeout(15_000);
    const problems: string[] = [];
    open.push({ context, problems });
    const page = await context.newPage();
    noteProblems(page, options, problems);
    return page;
  };
};

/** Waits until scripts have taken over: React has put its own mark on the root's children. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
};
