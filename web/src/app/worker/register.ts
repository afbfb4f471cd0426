import { postTo } from '../../lib/http/post-to-worker.ts';
import { hasUnsaved } from './typed.ts';
import { setWorkerState } from './worker-state.ts';

/** 15 minutes. */
const updateEveryMs = 900_000;

const watchInstalling = (worker: ServiceWorker, isFirst: boolean): void => {
  setWorkerState('updatefound');
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') setWorkerState(isFirst ? 'cached' : 'updated');
  });
};

/** Registers the service worker, checks regularly for updates and tracks its state. */
export const registerWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  // Service workers are missing on insecure origins, such as a local network without a certificate.
  if (!serviceWorker) return;
  const registration = await serviceWorker.register('/worker.js');
  setWorkerState('registered');
  // This page was loaded after the waiting version was installed, so it can take over without losing anything.
  postTo(registration.waiting, { type: 'take-over' });
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watchInstalling(registration.installing, !serviceWorker.controller);
  });
  if (registration.installing) watchInstalling(registration.installing, !serviceWorker.controller);
  setInterval(() => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  }, updateEveryMs);
  const { active } = await serviceWorker.ready;
  setWorkerState('ready');
  const { cacheAhead } = await import('./cache-ahead.ts');
  if (active) await cacheAhead(active);
};

/** Reloads after this delay even if the old worker still has requests and is active, in ms. */
const patienceMs = 3000;

/**
 * Activates the waiting worker and reloads the page. Other tabs are not reloaded. `onUnsaved`: called when a reload
 * would lose input typed meanwhile.
 */
export const applyUpdate = async (onUnsaved: () => void): Promise<void> => {
  const reload = () => (hasUnsaved() ? onUnsaved() : location.reload());
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, patienceMs);
  postTo(registration.waiting, { type: 'take-over' });
};
