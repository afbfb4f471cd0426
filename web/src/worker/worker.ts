import { queryCacheKey } from '@rondelle/contracts/site/copies.ts';
import { registerRoute } from 'workbox-routing';
import { handleQuery, forgetCopies, cachePages } from './copies-of-pages.ts';
import { filesStrategy, cacheFilesAhead, cacheInitialFiles } from './files.ts';
import { messageIn } from './messages.ts';
import { listenForPushes } from './pushes.ts';
import { sendWaiting } from './send-waiting.ts';
import { scope } from './scope.ts';
import { documentOf, cacheShellPages } from './shell-pages.ts';

const isOwn = (url: URL): boolean => url.origin === scope.location.origin;

registerRoute(({ request, url }) => isOwn(url) && request.mode === 'navigate', documentOf);
registerRoute(({ url }) => isOwn(url) && queryCacheKey(url.pathname + url.search) !== null, handleQuery);
registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'), filesStrategy);

scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([cacheShellPages(), cacheInitialFiles(event)])),
);
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('sync', (event) => {
  if (event.tag === 'outbox') event.waitUntil(sendWaiting());
});
scope.addEventListener('message', (event) => {
  const message = messageIn(event.data);
  if (message?.type === 'take-over') event.waitUntil(scope.skipWaiting());
  if (message?.type === 'forget') event.waitUntil(forgetCopies());
  if (message?.type === 'keep') {
    event.waitUntil(cachePages(message.addresses, event));
    if (message.withFiles) event.waitUntil(cacheFilesAhead(event));
  }
});
listenForPushes();
