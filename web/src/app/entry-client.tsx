import { getUntypedClient, httpLink } from '@trpc/client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { headersOfQuestions } from '../lib/ask-anew.ts';
import { setLanguage } from '../lib/lang.ts';
import { noteLostStyles } from '../lib/lost-styles.ts';
import { addressOf } from '../lib/place.ts';
import { PrefetchContext } from '../lib/prefetch-context.ts';
import { trpc } from '../lib/trpc.ts';
import { App } from './App.tsx';
import { prefetchForm } from './forms/prefetch-form.ts';
import { type KeptState, restoreAnswers } from './kept-answers.ts';
import { putModalsFirst } from './modals-first.ts';
import { loadPage } from './pages.ts';
import { placeAt } from './place-at.ts';
import { prefetchPlace } from './prefetch.ts';
import { newQueryClient } from './query-client.ts';
import './styles.ts';

const queries = newQueryClient();
const client = trpc.createClient({
  links: [httpLink({ url: '/trpc', headers: headersOfQuestions })],
});
const untyped = getUntypedClient(client);

const prefetch = (href: string) => {
  const { pathname, search, origin } = new URL(href, location.href);
  if (origin !== location.origin) return;
  const place = prefetchPlace(
    queries,
    (path, input) => untyped.query(path, input),
    placeAt(pathname, search),
  );
  Promise.all([place, prefetchForm(search)]).catch(() => undefined);
};

putModalsFirst();
noteLostStyles();

/**
 * The page's chunk comes first, so that the first rendering here is the one that the server made. Someone who turns
 * back before this runs, or while the chunk comes, is at another address: then there is nothing to take over.
 */
const start = async () => {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as KeptState;
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');
  const place = placeAt(location.pathname, location.search);
  setLanguage(place.lang);
  restoreAnswers(queries, state.answers);
  if (place.page) await loadPage(place.page.page);
  const stayed = addressOf(placeAt(location.pathname, location.search)) === state.url;
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
  if (stayed) hydrateRoot(root, app);
  else createRoot(root).render(app);
};

void start();
