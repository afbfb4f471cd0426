import type { Device } from '@rondelle/contracts/site/visits.ts';
import { visitsPath } from '@rondelle/contracts/site/visits.ts';

/** What is told of a page; the server bounds it again. */
export type Telling = {
  readonly page: string | null;
  readonly lang: string;
  readonly isView: boolean;
  readonly referrer?: string;
  readonly missing?: string;
  readonly emptySearch?: string;
  readonly errors?: readonly { readonly message: string; readonly at?: string }[];
  /** One of the site's own that was seen. */
  readonly banner?: number;
  readonly vitals?: Readonly<Record<string, number>>;
};

/** Whoever asks not to be followed is not even counted. */
export const mayTell = (): boolean =>
  navigator.doNotTrack !== '1' &&
  !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** By the width of what is looked at: nothing else of the device is asked. */
const deviceHere = (): Device => {
  const width = Math.min(screen.width, innerWidth);
  if (width < 600) return 'phone';
  return width < 1_000 ? 'tablet' : 'desk';
};

/** The host that somebody came from; nothing where it is this one, or none that can be told. */
export const hostOf = (referrer: string, own: string): string | undefined => {
  const host = URL.parse(referrer)?.hostname;
  return host && host !== own && /^[a-z0-9.-]{4,80}$/.test(host) && host.includes('.') ? host : undefined;
};

/** Tells it, also of a page that is being left; nobody waits for it. */
export const tell = (telling: Telling): void => {
  if (!mayTell()) return;
  navigator.sendBeacon(visitsPath, JSON.stringify({ ...telling, device: deviceHere() }));
};
