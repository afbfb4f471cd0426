import type { RejectionReason } from '../errors.ts';

/** A league or tournament of dataset.json that clashes with the site, and why. */
export type Clash = {
  readonly kind: 'league' | 'tournament';
  readonly key: string;
  /** The path in dataset.json, such as `leagues[3].region`. */
  readonly path: string;
  /** The key that clashes: its own, or that of a deleted entity. */
  readonly value: string;
  readonly reason: Extract<RejectionReason, 'place-taken' | 'key-means-another' | 'names-deleted'>;
};
