import { oldestPageMs } from '@rondelle/contracts/site/oldest-page.ts';
import type { Random } from '@rondelle/site/generate/random.ts';
import { coldCosts, type Cost, type Costs } from './costs.ts';
import type { Kind, Subject, Versions } from './versions.ts';

/** A page as the cache of one gateway knows it. */
export type Page = {
  readonly cost: Cost;
  /** True when it may be sent for two seconds while it is rendered again: a page in demand, never JSON. */
  readonly mayBridge: boolean;
  /** The subjects that it depends on. */
  readonly places: readonly Subject[];
  /** The sum of their versions before it was rendered; -1 before the first time. */
  madeAt: number;
  /** The time at which it was last known to be current. */
  knownAt: number;
  /** The time of its last rendering during which the old one was still sent. */
  renewedAt: number;
  /** Requests that wait for the rendering under way, and the version at its beginning. */
  pending: { readonly version: number; readonly waiting: (() => void)[] } | null;
};

/** The same values as in `cached-responses.ts` of the gateway. */
const renewedEveryMs = 1_000;
/** Ten requests: a request counts half after five seconds. */
const demandPerSecond = (10 * Math.LN2) / 5;

/** The most popular pages are those of the season; then come these in turn, as readers of a Saturday request them. */
const ofSeason = 4;
const inTurn = ['league', 'team', 'game', 'table', 'team'] as const satisfies readonly Kind[];

const placed = (at: number): readonly [Kind, number] => {
  const [turn, round] = [(at - ofSeason) % inTurn.length, Math.floor((at - ofSeason) / inTurn.length)];
  const kind = at < ofSeason ? 'season' : (inTurn[turn] ?? 'team');
  return [kind, kind === 'team' ? 2 * round + (turn === 1 ? 0 : 1) : round];
};

export type Demand = {
  /** Requests a second of each page. */
  readonly perSecond: readonly number[];
  readonly versions: Versions;
};

/** Pages of a site that has been open for long: those that change more often than they are requested are outdated. */
export const createPages = (costs: Costs, random: Random, { perSecond, versions }: Demand): Page[] => {
  const byKind = coldCosts(costs);
  return perSecond.map((rate, at) => {
    const [kind, number] = placed(at);
    const places = versions.placesOf(kind, number);
    const changesPerSecond = versions.changesPerSecond(places);
    return {
      cost: byKind[kind],
      mayBridge: kind !== 'table' && rate >= demandPerSecond,
      places,
      madeAt: random.chance(changesPerSecond / (changesPerSecond + rate)) ? -1 : 0,
      knownAt: -oldestPageMs - 1,
      renewedAt: -renewedEveryMs,
      pending: null,
    };
  });
};

export const isBridged = ({ mayBridge, knownAt }: Page, now: number): boolean =>
  mayBridge && now - knownAt <= oldestPageMs;

export const isDue = ({ renewedAt }: Page, now: number): boolean => now - renewedAt >= renewedEveryMs;
