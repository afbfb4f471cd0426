import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import type { SeasonVersions } from './season-versions.ts';

/** Where something was written: a season, or the catalogue that all of them share. */
export type Written = number | 'catalogue';
/** What a browser has written lately, and at which positions. It is to see that, whichever gateway answers. */
export type OwnWrites = ReadonlyMap<Written, Position>;

/** How long a browser remembers; by then every gateway has heard. */
export const rememberedSeconds = 5;
const most = 4;
const cookiePattern = /(?:^|;\s*)seen=([\dc.-]{1,200})(?:;|$)/;
const entryPattern = /^(c|[1-9]\d{0,8})-(\d{1,20})$/;

/** Those that a cookie names: `seen=3-1042.c-1040`. What is unreadable there names none. */
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

/** The value of such a cookie; the latest ones, where there are too many. */
export const cookieValueOf = (writes: OwnWrites): string =>
  [...writes]
    .toSorted(([, a], [, b]) => comparePositions(b, a))
    .slice(0, most)
    .map(([where, position]) => `${where === 'catalogue' ? 'c' : where}-${position}`)
    .join('.');

export type OwnWritesReader = {
  /** Whether this request must not be answered from the cache before `settle`. */
  readonly owes: (request: IncomingMessage) => boolean;
  /** Waits until what the reader wrote is known here; for two seconds at most, like the write itself. */
  readonly settle: (request: IncomingMessage) => Promise<void>;
};

const longestMs = 2_000;
/** The hint is mostly a moment away; without it, the database is asked more and more rarely. */
const pausesMs = [5, 15, 40, 100, 250, 500, 1_000];

/** RFC 9111, 5.2.1.4: who asks like this gets nothing from the cache that was not compared anew. */
const asksAnew = ({ headers }: IncomingMessage): boolean => headers['cache-control'] === 'no-cache';

/** One asking at a time for all who need one: each waits for an asking that began after it came. */
const shared = (ask: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  const start = (): Promise<void> => {
    running = ask().finally(() => {
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
 * Lets people see what they wrote over another gateway: their browsers say at which positions that was, and responses
 * cached before are not sent to them. What the versions are, only the database says.
 */
export const createOwnWritesReader = (
  versions: Pick<SeasonVersions, 'holds'>,
  /** Asks the database for the versions. */
  askDatabase: () => Promise<void>,
): OwnWritesReader => {
  const ask = shared(askDatabase);
  const missing = ({ headers }: IncomingMessage): boolean =>
    headers.cookie !== undefined &&
    headers.cookie.includes('seen=') &&
    [...writesInCookie(headers.cookie)].some(([where, position]) => !versions.holds(where, position));

  const settleAll = async (request: IncomingMessage, signal: AbortSignal): Promise<void> => {
    if (asksAnew(request)) await ask();
    for (const ms of pausesMs) {
      if (!missing(request) || signal.aborted) return;
      await pause(ms, undefined, { signal });
      if (missing(request)) await ask();
    }
  };
  return {
    owes: (request) => asksAnew(request) || missing(request),
    settle: async (request) => {
      const signal = AbortSignal.timeout(longestMs);
      const late = new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      // After that, a response that may lack it is better than none.
      await Promise.race([settleAll(request, signal).catch(() => undefined), late]);
    },
  };
};
