import type { KnownDevice } from './known-device.ts';

/** Whoever sends a request, before it is known which member that is. */
export type Client = {
  /** The address, or the network that it stands for: for the limits only; kept nowhere. */
  readonly address: string;
  /** What the browser says of members who have logged in there. */
  readonly knownDevice: KnownDevice | null;
  readonly device: string;
  /** Leaves with the browser that a member has been there: others who try their password do not keep it out. */
  readonly recognise: (memberId: string) => Promise<void>;
};
