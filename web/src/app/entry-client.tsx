import { transformer } from '@rondelle/contracts/output-envelope.ts';
import { getUntypedClient, httpLink } from '@trpc/client';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadPartsAfterPage } from '../lib/page/load-after-page.ts';
import { fetchOutput } from '../lib/http/fetch-output.ts';
import { headersOfQueries } from '../lib/http/known-changes.ts';
import { noteCopyOfPage } from '../lib/offline/connection.ts';
import { setLanguage } from '../lib/format/lang.ts';
import { noteLostStyles } from '../lib/page/lost-styles.ts';
import { addressOf } from '../lib/page/page-location.ts';
import { PrefetchContext } from '../lib/page/prefetch-context.ts';
import { fixToday } from '../lib/format/today.ts';
import { trpc } from '../lib/http/trpc.ts';
import { App } from './App.tsx';
import { prefetchForm } from './forms/prefetch-form.ts';
import { type HydrationState, hydrateQueries } from './hydration-state.ts';
import { closeOverlaysByBack } from './close-overlays-by-back.ts';
import { loadPage } from './pages.ts';
import { pageLocationAt } from './page-location-at.ts';
import { prefetchPage } from './prefetch.ts';
import { newQueryClient } from './query-client.ts';
import './styles.ts';

const queries = newQueryClient();
const client = trpc.createClient({
  links: [httpLink({ url: '/trpc', headers: headersOfQueries, fetch: fetchOutput, transformer })],
});
const untyped = getUntypedClient(client);

const prefetch = (href: string) => {
  const { pathname, search, origin } = new URL(href, location.href);
  if (origin !== location.origin) return;
  const page = prefetchPage(
    queries,
    (path, input) => untyped.query(path, input),
    pageLocationAt(pathname, search),
  );
  Promise.all([page, prefetchForm(search)]).catch(() => undefined);
};

closeOverlaysByBack();
noteLostStyles();

/**
 * Loads the page's chunk before hydration, so that the first render matches the server's markup. If the reader has
 * navigated away before this runs or while the chunk loads, the app is rendered from scratch instead.
 */
const start = async () => {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as HydrationState;
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');
  const pageLocation = pageLocationAt(location.pathname, location.search);
  setLanguage(pageLocation.lang);
  fixToday(state.today ?? null);
  await hydrateQueries(queries, state.answers, noteCopyOfPage());
  const isHere = () => addressOf(pageLocationAt(location.pathname, location.search)) === state.url;
  if (pageLocation.page)
    await loadPage(pageLocation.page.page).catch((error: unknown) => {
      // Without its chunk, the server's markup stays readable; at another URL that markup is the wrong page.
      if (isHere()) throw error;
    });
  const stayed = isHere();
  // A page with a failure refetches at once; parts that are still suspended would go blank.
  if (stayed && state.failure) await loadPartsAfterPage().catch(() => undefined);
  const app = (
    <StrictMode>
      <PrefetchContext value={prefetch}>
        <App
          queries={queries}
          client={client}
          origin={state.origin}
          failure={stayed ? state.failure : null}
          posted={stayed ? (state.posted ?? null) : null}
        />
      </PrefetchContext>
    </StrictMode>
  );
  // In a transition, React hydrates in short tasks between which a phone reacts to touches.
  if (stayed) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
};

void start();
