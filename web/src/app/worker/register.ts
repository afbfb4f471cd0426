import { tell } from '../../lib/tell-worker.ts';
import { setWorkerState } from './worker-state.ts';

/** A quarter of an hour. */
const updateEveryMs = 900_000;

const watchInstalling = (worker: ServiceWorker, isFirst: boolean): void => {
  setWorkerState('updatefound');
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') setWorkerState(isFirst ? 'cached' : 'updated');
  });
};

/** Registers the service worker, asks for a new version now and then, and notes how far it is. */
export const registerWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  // Missing where a site in the own network has no certificate.
  if (!serviceWorker) return;
  const registration = await serviceWorker.register('/worker.js');
  setWorkerState('registered');
  if (registration.waiting && serviceWorker.controller) setWorkerState('updated');
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watchInstalling(registration.installing, !serviceWorker.controller);
  });
  if (registration.installing) watchInstalling(registration.installing, !serviceWorker.controller);
  setInterval(() => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  }, updateEveryMs);
  const { active } = await serviceWorker.ready;
  setWorkerState('ready');
  const { keepAhead } = await import('./keep-ahead.ts');
  if (active) await keepAhead(active);
};

/** Lets the new version take over and shows the page by it. Other tabs go on with what they have. */
export const takeUpdate = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tell(registration.waiting, { type: 'take-over' });
};
