import { createInProcessCall } from '@rondelle/gateway/calls/in-process-call.ts';
import { replayed } from '@rondelle/commands/history/replay.ts';
import { sitemapFor } from '@rondelle/gateway/static/sitemap.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { noContent } from '@rondelle/infra/content/content.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { TRPCError } from '@trpc/server';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { render } from '@rondelle/web/src/testing/render.ts';
import { pageLocationAt } from '@rondelle/web/src/app/page-location-at.ts';
import { rightInputFor } from '../../api/support/inputs.arbitrary.ts';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';

const origin = 'https://rondelle.test';
const links = /href="(\/(?:fr|en)\/[^"#]*)/g;

/** The number of requests, and the failed ones with their errors. */
export type Walked = { readonly asked: number; readonly failed: readonly string[] };

const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).slice(0, 1_500) : String(error);

/** A queue of URLs that takes turns between kinds of pages, however many links lead to one kind. */
const newQueue = () => {
  const seen = new Set<string>();
  const waiting = new Map<string, string[]>();
  const add = (url: string) => {
    if (seen.has(url)) return;
    seen.add(url);
    const [path = '', search = ''] = url.split('?');
    const kind = `${pageLocationAt(path, search).page?.page} ${[...new URLSearchParams(search).keys()].join()}`;
    waiting.set(kind, [...(waiting.get(kind) ?? []), url]);
  };
  const next = (): string | undefined => {
    const [kind, [url, ...rest] = []] = [...waiting][0] ?? [];
    if (kind === undefined) return undefined;
    waiting.delete(kind);
    if (rest.length > 0) waiting.set(kind, rest);
    return url;
  };
  return { add, next };
};

/** Follows links from the first pages in both languages, up to a number of pages. */
export const walkPages = async (
  { pool, log }: { readonly pool: Pool; readonly log: EventLog },
  most: number,
): Promise<Walked> => {
  const call = createInProcessCall({ db: createDb<Tables>(pool), log });
  const { add, next } = newQueue();
  for (const url of ['/fr/accueil', '/en/home', '/fr/2021-2022', '/en/2022-2023']) add(url);
  const failed: string[] = [];
  let sent = 0;
  for (let url = next(); url !== undefined && sent < most; url = next(), sent += 1) {
    try {
      const { status, body, redirect, error } = await render({ url, call });
      if (status >= 500) failed.push(`${url}: ${wordsOf(error)}`);
      for (const [, href = ''] of body.matchAll(links)) add(href.replaceAll('&amp;', '&'));
      if (redirect) add(redirect);
    } catch (error) {
      failed.push(`${url}: ${wordsOf(error)}`);
    }
  }
  return { asked: sent, failed };
};

const refused = (error: unknown): boolean =>
  error instanceof DomainError || (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR');

const season = fc.constantFrom('2021-2022', '2022-2023');
/** Values that exist, which random inputs would seldom have. */
const existing: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  sid: season,
  season,
  cid: fc.constantFrom(1, 2),
  rid: fc.constant(1),
  position: fc.integer({ min: 1, max: 150 }).map(String),
};

/** Sends generated inputs to every query, as pages, the API and programs do. */
export const queryEverything = async (
  { pool, log }: { readonly pool: Pool; readonly log: EventLog },
  streams: readonly string[],
  { each, seed }: { readonly each: number; readonly seed: number },
): Promise<Walked> => {
  const db = createDb<Tables>(pool);
  const call = createInProcessCall({ db, log });
  const failed: string[] = [];
  let sent = 0;
  const attempt = async (what: string, request: () => Promise<unknown>) => {
    sent += 1;
    try {
      JSON.stringify(await request());
    } catch (error) {
      if (!refused(error)) failed.push(`${what}: ${wordsOf(error)}`);
    }
  };
  for (const { name, inputs } of procedures.filter(({ type }) => type === 'query')) {
    const input = fc.tuple(rightInputFor(inputs), fc.record(existing)).map(([right, known]) => ({
      ...right,
      ...Object.fromEntries(Object.entries(known).filter(([field]) => field in right)),
    }));
    for (const one of fc.sample(input, { numRuns: each, seed }))
      await attempt(`${name} ${JSON.stringify(one)}`, () => call(name, one));
  }
  for (const stream of new Set(streams))
    await attempt(`replay of ${stream}`, () => replayed({ db, log }, { lang: 'fr', stream, from: 0 }));
  await attempt('sitemap', () => sitemapFor({ db: () => db, content: () => noContent }, origin));
  return { asked: sent, failed };
};
