import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';

export type Bounds = { readonly maxEntries: number; readonly maxAgeSeconds: number };

/** Limits a cache to bounds, and empties it when the browser has no room. */
export const expiring = (bounds: Bounds): WorkboxPlugin =>
  // The plugin's type declares omitted members as undefined.
  new ExpirationPlugin({ ...bounds, purgeOnQuotaError: true }) as WorkboxPlugin;
