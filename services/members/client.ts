import type { KnownDevice } from './known-device.ts';

/** The sender of a request, before authentication. */
export type Client = {
  /** The address or its network; only for rate limits, never stored. */
  readonly address: string;
  /** The device cookie, with a seal for each member who has logged in with this browser. */
  readonly knownDevice: KnownDevice | null;
  readonly device: string;
  /** Adds a member to the device cookie, so that strangers' password attempts do not lock this browser out. */
  readonly recognise: (memberId: string) => Promise<void>;
};
