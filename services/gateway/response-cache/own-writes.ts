import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { heardByHeader } from '@rondelle/contracts/site/heard-by.ts';
import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import { usualWaitMs } from '@rondelle/commands/wait-for-views.ts';
import type { SeasonVersions } from './season-versions.ts';

/** The place of a write: the id of a season, or the catalogue that all seasons share. */
export type Written = number | 'catalogue';
/** Positions of a browser's recent writes; every gateway must include them in its responses. */
export type OwnWrites = ReadonlyMap<Written, Position>;

/** How long the cookie lasts; by then every gateway has the change. */
export const rememberedSeconds = 5;
const most = 4;
const cookiePattern = /(?:^|;\s*)seen=([\dc.-]{1,200})(?:;|$)/;
const entryPattern = /^(c|[1-9]\d{0,8})-(\d{1,20})$/;

/** Parses the cookie `seen=3-1042.c-1040`; ignores malformed entries. */
export const writesInCookie = (cookies: string | undefined): OwnWrites => {
  const entries = cookiePattern.exec(cookies ?? '')?.[1]?.split('.') ?? [];
  return new Map(
    entries.slice(0, most).flatMap((entry): [Written, Position][] => {
      const [, where, position] = entryPattern.exec(entry) ?? [];
      if (where === undefined || position === undefined) return [];
      return [[where === 'c' ? 'catalogue' : Number(where), position]];
    }),
  );
};

/** The value of the cookie, with the latest writes if there are too many. */
export const cookieValueOf = (writes: OwnWrites): string =>
  [...writes]
    .toSorted(([, a], [, b]) => comparePositions(b, a))
    .slice(0, most)
    .map(([where, position]) => `${where === 'catalogue' ? 'c' : where}-${position}`)
    .join('.');

export type OwnWritesReader = {
  /** Returns whether `settle` must run before this request may be served from the cache. */
  readonly owes: (request: IncomingMessage) => boolean;
  /** Waits until this gateway knows the reader's writes, but not longer than a write itself waits. */
  readonly settle: (request: IncomingMessage) => Promise<void>;
};

/** Pauses between polls in ms, the last one again and again. The hint usually arrives soon, so polls become rarer. */
const pausesMs = [5, 15, 40, 100, 250, 500, 1_000];

/**
 * RFC 9111, 5.2.1.4: `no-cache` forbids an unvalidated cached response. A browser also sends it after a change that it
 * was notified of; when this gateway notified it, that change is known here.
 */
const isUnvalidated = ({ headers }: IncomingMessage, gateway: string | undefined): boolean =>
  headers['cache-control'] === 'no-cache' && (gateway === undefined || headers[heardByHeader] !== gateway);

/** Shares calls: each caller waits for one that started after it called, so at most one runs and one follows. */
const shared = (poll: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  const start = (): Promise<void> => {
    running = poll().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return start();
    following ??= running.then(() => {
      following = null;
      return start();
    });
    return following;
  };
};

/**
 * Ensures that people see their own writes on every gateway: a cookie has their positions, and responses cached before
 * are not sent. The versions themselves come from the database only, never from the cookie.
 */
export const createOwnWritesReader = (
  versions: Pick<SeasonVersions, 'holds'>,
  /** Polls the versions from the database. */
  pollDatabase: () => Promise<void>,
  {
    longestMs = usualWaitMs,
    gateway,
  }: { readonly longestMs?: number | undefined; readonly gateway?: string } = {},
): OwnWritesReader => {
  const poll = shared(pollDatabase);
  const missing = ({ headers }: IncomingMessage): boolean =>
    headers.cookie !== undefined &&
    headers.cookie.includes('seen=') &&
    [...writesInCookie(headers.cookie)].some(([where, position]) => !versions.holds(where, position));

  const settleAll = async (request: IncomingMessage, signal: AbortSignal): Promise<void> => {
    if (isUnvalidated(request, gateway)) await poll();
    for (let at = 0; missing(request) && !signal.aborted; at += 1) {
      await pause(pausesMs[at] ?? pausesMs.at(-1), undefined, { signal });
      if (missing(request)) await poll();
    }
  };
  return {
    owes: (request) => isUnvalidated(request, gateway) || missing(request),
    settle: async (request) => {
      const signal = AbortSignal.timeout(longestMs);
      const late = new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      // After the limit, a response that may lack the write is better than none.
      await Promise.race([settleAll(request, signal).catch(() => undefined), late]);
    },
  };
};
