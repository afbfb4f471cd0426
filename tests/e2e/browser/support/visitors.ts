import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { BrowserKind } from '../../../support/programs.mjs';
import { isWholeRun } from '../../../support/scope.ts';
import { launchBrowser } from '../../support/launch-browser.ts';

export type VisitorOptions = {
  readonly lang?: Language;
  readonly scripts?: boolean;
  readonly width?: number;
  readonly dark?: boolean;
  /** The shared site by default. */
  readonly url?: string;
  /** Expected response statuses of 400 and more. */
  readonly expected?: readonly number[];
  /** True when the test goes offline. */
  readonly losesConnection?: boolean;
  /** True when the test lets requests fail while the browser has a connection. */
  readonly refusesConnection?: boolean;
  /** True when the service worker runs; the tests cannot observe requests that it handles. */
  readonly worker?: boolean;
};

/** The timeout for everything that a test waits for: only a failure takes that long. */
const patienceMs = 60_000;

/** The browser's message about a 404; tests check the status instead. */
const isStatusLine = (text: string): boolean => text.startsWith('Failed to load resource');

/** The graphics driver's warning about its own speed without a graphics card; pages cannot prevent it. */
const isDriverLine = (text: string): boolean => text.startsWith('[.WebGL-') && text.includes('Performance');

/** Playwright's warning when it blocks the service worker; the site works without it. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** The browser's message about a live connection that could not be opened; it is tried again. */
const isLostConnection = (text: string): boolean => text.startsWith('WebSocket connection to');

/** The browser's warning about a file that is needed seconds after the page, as on a slow machine. */
const isLateLine = (text: string): boolean =>
  !isWholeRun && text.includes('was preloaded using link preload but not used within a few seconds');

/** Requests that a navigation aborts, or that the CSP blocks without scripts, are not failures. */
const abortedRequests = ['net::ERR_ABORTED', 'csp'];
/** The second error occurs when the worker has no cached copy either. */
const lostConnection = ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'];

/** Records all errors on a page, including failed hydration, which React reports as an error. */
const noteProblems = (
  page: Page,
  { expected = [], losesConnection = false, refusesConnection = false }: VisitorOptions,
  problems: string[],
): void => {
  const harmless = new Set([
    ...abortedRequests,
    ...(losesConnection ? lostConnection : []),
    ...(refusesConnection ? ['net::ERR_CONNECTION_REFUSED'] : []),
  ]);
  page.on('pageerror', (error) => problems.push(`error: ${error.message} (${page.url()})`));
  page.on('console', (message) => {
    const serious = message.type() === 'error' || message.type() === 'warning';
    const text = message.text();
    const isHarmless =
      isStatusLine(text) ||
      isDriverLine(text) ||
      isLateLine(text) ||
      (losesConnection && isLostConnection(text));
    if (serious && !isHarmless && text !== workerBlocked) problems.push(`console: ${text} (${page.url()})`);
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

/** A browser for a test file. Each visitor has a new profile; any error on its pages fails the test. */
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
  afterAll(() => browser?.close());
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
    context.setDefaultTimeout(patienceMs);
    context.setDefaultNavigationTimeout(patienceMs);
    const problems: string[] = [];
    open.push({ context, problems });
    const page = await context.newPage();
    noteProblems(page, options, problems);
    return page;
  };
};

/** Waits until React has taken over the page: the root then shows its first render, which came in several tasks. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.entries(document.querySelector('#root') ?? {}).some(([key, fiber]) => {
      if (!key.startsWith('__reactContainer')) return false;
      const { isDehydrated, element } = fiber.stateNode.current.memoizedState;
      return !isDehydrated && element !== null;
    }),
  );
};
