import { setTimeout as sleep } from 'node:timers/promises';
import { launchService } from '@rondelle/site/cluster/launch.ts';
import { freePort } from '@rondelle/site/free-port.ts';
import { follow } from '../../support/launch.ts';
import { until } from '../../support/until.ts';

/** A gateway or projector as a separate process, as in production. */
export type Service = {
  readonly url: string;
  readonly pid: () => number;
  /** Sends `kill -9`; resolves when the process has ended. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly start: () => void;
  /** Stops it as an administrator does; returns how long that took, in milliseconds. */
  readonly stop: () => Promise<number>;
};

export type ServiceSettings = {
  readonly DATABASE_URL: string;
  readonly DATABASE_READ_URL?: string;
  readonly EVENT_LOG_URL?: string;
  readonly NATS_URL?: string;
  readonly NODE_OPTIONS?: string;
};

const startLimitMs = 120_000;
const quiet = { LOG_LEVEL: 'silent' };

/** Starts the process without waiting for it; see `ready`. */
export const startService = async (
  service: 'gateway' | 'projector',
  settings: ServiceSettings,
): Promise<Service> => {
  const port = await freePort();
  const launch = () =>
    follow(launchService(service, { ...quiet, ...settings, PORT: String(port) }), `the ${service}`);
  let launched = launch();
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => launched.pid,
    kill: () => launched.kill(),
    start: () => {
      launched = launch();
    },
    stop: async () => (await launched.end()).ms,
  };
};

/** Waits until /readyz responds. */
export const ready = async ({ url }: Service): Promise<void> => {
  for (const end = Date.now() + startLimitMs; ; await sleep(25)) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    if (Date.now() > end) throw new Error(`${url} did not get ready: ${response?.status ?? 'no answer'}`);
  }
};

/** The seconds that the oldest event has waited for the views, according to /readyz; null when unknown. */
const lagOf = async (url: string): Promise<number | null> => {
  const response = await fetch(`${url}/readyz`).catch(() => null);
  const readiness = (await response?.json().catch(() => null)) as { lag?: number | null } | null;
  return readiness?.lag ?? null;
};

/** Waits until the views have all events: after many writes, a slow machine takes long for the last of them. */
export const untilCaughtUp = (url: string) => until('all events', async () => (await lagOf(url)) === 0);
