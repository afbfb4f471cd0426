import type { Device } from '@rondelle/contracts/site/visits.ts';
import { visitsPath } from '@rondelle/contracts/site/visits.ts';

/** Report of a browser about a page; the server validates it again. */
export type Report = {
  readonly page: string | null;
  readonly lang: string;
  readonly isView: boolean;
  readonly referrer?: string;
  readonly missing?: string;
  readonly emptySearch?: string;
  readonly errors?: readonly { readonly message: string; readonly at?: string }[];
  /** Id of the banner that was shown. */
  readonly banner?: number;
  readonly vitals?: Readonly<Record<string, number>>;
};

/** False when the browser sends Do Not Track or Global Privacy Control: such visits are not even counted. */
export const mayReport = (): boolean =>
  navigator.doNotTrack !== '1' &&
  !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Classifies the device by the width of its window only. */
const deviceHere = (): Device => {
  const width = Math.min(screen.width, innerWidth);
  if (width < 600) return 'phone';
  return width < 1_000 ? 'tablet' : 'desk';
};

/** Returns the referrer's host; undefined when it is this site or not a public host name. */
export const hostOf = (referrer: string, own: string): string | undefined => {
  const host = URL.parse(referrer)?.hostname;
  return host && host !== own && /^[a-z0-9.-]{4,80}$/.test(host) && host.includes('.') ? host : undefined;
};

/** Sends a report that also survives leaving the page. Returns at once. */
export const report = (reported: Report): void => {
  if (!mayReport()) return;
  navigator.sendBeacon(visitsPath, JSON.stringify({ ...reported, device: deviceHere() }));
};
