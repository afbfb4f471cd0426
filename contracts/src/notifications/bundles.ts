import type { NotificationKind } from './kinds.ts';

/** Results at most this far from the latest one of a bundle belong to it. */
const withinMs = 60 * 60_000;

type Bundled = { readonly kinds: readonly NotificationKind[]; readonly at: string };

/** Returns whether the notification announces a final result. */
export const isResult = ({ kinds }: Pick<Bundled, 'kinds'>): boolean => kinds[0] === 'final';

/** Bundles of notifications, in the input order: results close to each other are grouped, all others stay alone. */
export const bundlesOf = <N extends Bundled>(latestFirst: readonly N[]): readonly (readonly N[])[] => {
  const bundles: N[][] = [];
  let open: { readonly results: N[]; readonly since: number } | null = null;
  for (const one of latestFirst) {
    const at = Date.parse(one.at);
    if (!isResult(one)) bundles.push([one]);
    else if (open && Math.abs(open.since - at) <= withinMs) open.results.push(one);
    else {
      open = { results: [one], since: at };
      bundles.push(open.results);
    }
  }
  return bundles;
};
