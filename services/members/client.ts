import type { KnownDevice } from './known-device.ts';

/** The sender of a request, before authentication. */
export type Client = {
  /** The address or its network; only for rate limits, never stored. */
  readonly address: string;
  /** The device cookie, which names members who have logged in with this browser. */
  readonly knownDevice: KnownDevice | null;
  readonly device: string;
  /** Adds a member to the device cookie, so that strangers' password attempts do not lock this browser out. */
  readonly recognise: (memberId: string) => Promise<void>;
};
