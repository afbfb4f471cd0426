import type { CachedResponse } from './cached-responses.ts';
import { finish } from './finished-response.ts';

/** A cached response with this body, current until it gets changes. */
export const responseWith = (body: Buffer) =>
  ({
    response: finish(200, {}, body),
    madeAt: 0,
    changes: [] as { tick: number }[],
    shared: { tick: 0 },
    until: Infinity,
    knownAt: 0,
    renew: null,
    renewedAt: null,
    hits: 0,
  }) satisfies CachedResponse;
