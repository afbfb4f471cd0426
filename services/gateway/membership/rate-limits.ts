import { createHmac, randomBytes } from 'node:crypto';
import { DomainError } from '@rondelle/contracts/errors.ts';

const minute = 60_000;
/** How many tries in how long, for one account or one address. A team shares the address of its arena. */
export const limits = {
  loginByAccount: { most: 10, withinMs: 15 * minute },
  loginByAddress: { most: 60, withinMs: 15 * minute },
  registerByAddress: { most: 20, withinMs: 60 * minute },
  mailByAccount: { most: 3, withinMs: 60 * minute },
  mailByAddress: { most: 20, withinMs: 60 * minute },
  linkByAddress: { most: 60, withinMs: 15 * minute },
} as const;
export type LimitName = keyof typeof limits;

export type RateLimits = {
  /** Counts a try; throws `request/too-many` where there have been too many. */
  readonly take: (name: LimitName, whose: string) => void;
  /** Forgets the tries: whoever got in was no guesser. */
  readonly forgive: (name: LimitName, whose: string) => void;
};

/** More than that many counters are never held; the oldest go first. */
const mostCounters = 50_000;

/** In this process's memory, under a key that dies with it: neither addresses nor accounts stand in it. */
export const createRateLimits = (now: () => number = Date.now): RateLimits => {
  const secret = randomBytes(32);
  const counters = new Map<string, { until: number; count: number }>();
  const keyOf = (name: LimitName, whose: string) =>
    createHmac('sha256', secret).update(`${name} ${whose}`).digest('base64url');
  const counterOf = (key: string, withinMs: number) => {
    const known = counters.get(key);
    if (known && known.until > now()) return known;
    const fresh = { until: now() + withinMs, count: 0 };
    counters.delete(key);
    counters.set(key, fresh);
    const oldest = counters.size > mostCounters ? counters.keys().next().value : undefined;
    if (oldest !== undefined) counters.delete(oldest);
    return fresh;
  };
  return {
    take: (name, whose) => {
      const { most, withinMs } = limits[name];
      const counter = counterOf(keyOf(name, whose), withinMs);
      if (counter.count >= most) throw new DomainError('request/too-many');
      counter.count += 1;
    },
    forgive: (name, whose) => {
      counters.delete(keyOf(name, whose));
    },
  };
};
