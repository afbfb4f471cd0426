import type { RejectionReason } from '../faults.ts';

/** A league or tournament of dataset.json that clashes with the site, and why. */
export type Clash = {
  readonly kind: 'league' | 'tournament';
  readonly key: string;
  /** Where dataset.json says so: `leagues[3].region`. */
  readonly path: string;
  /** The key that clashes: its own, or that of what was deleted. */
  readonly value: string;
  readonly reason: Extract<RejectionReason, 'place-taken' | 'key-means-another' | 'names-deleted'>;
};
