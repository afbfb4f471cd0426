import type { Random } from '@rondelle/infra/dev/generate/random.ts';
import { coldCosts, type Cost, type Costs, jsonKind } from './costs.ts';

/** A page as the cache of one gateway knows it. */
export type Page = {
  readonly cost: Cost;
  /** Whether it may be sent for a second while it is rendered anew: a page in demand, never JSON. */
  readonly mayBridge: boolean;
  /** What it depends on: the place of a version. */
  readonly scope: number;
  /** The version before it was rendered; -1 before the first time. */
  madeAt: number;
  /** When it was last known to be current. */
  knownAt: number;
  /** When it was last rendered while it was still sent, and how long that took. */
  renewal: { readonly begunAt: number; readonly tookMs: number };
  /** Requests that wait for the rendering under way, and the version at its beginning. */
  pending: { readonly version: number; readonly waiting: (() => void)[] } | null;
};

/** As the response cache has them: see `cached-responses.ts` of the gateway. */
const bridgedMs = 1_000;
/** Ten requests that count half after five seconds each. */
const demandPerSecond = (10 * Math.LN2) / 5;

/** Kinds of the pages in the order of their popularity, as readers of a Saturday ask for them. */
const kinds = [0, 1, 2, jsonKind, 1];

export type Asked = {
  /** Requests a second of each page. */
  readonly perSecond: readonly number[];
  /** The number of versions among which they are spread, and how often each changes. */
  readonly scopes: number;
  readonly changesPerSecond: number;
};

/** Pages of a site that has been open for long: those that change more often than they are asked for are outdated. */
export const createPages = (
  costs: Costs,
  random: Random,
  { perSecond, scopes, changesPerSecond }: Asked,
): Page[] =>
  perSecond.map((rate, at) => {
    const kind = kinds[at % kinds.length] ?? 0;
    return {
      cost: coldCosts(costs)[kind] ?? { site: 0, postgres: 0 },
      mayBridge: kind !== jsonKind && rate >= demandPerSecond,
      scope: at % scopes,
      madeAt: random.chance(changesPerSecond / (changesPerSecond + rate)) ? -1 : 0,
      knownAt: -bridgedMs - 1,
      renewal: { begunAt: -bridgedMs, tookMs: 0 },
      pending: null,
    };
  });

export const isBridged = ({ mayBridge, knownAt }: Page, now: number): boolean =>
  mayBridge && now - knownAt <= bridgedMs;

export const isDue = ({ renewal }: Page, now: number): boolean =>
  now - renewal.begunAt >= bridgedMs - 2 * renewal.tookMs;
