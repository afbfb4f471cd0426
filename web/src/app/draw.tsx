import { shortened } from '@rondelle/contracts/shortened.ts';
import { splitAddress } from '@rondelle/contracts/site/address.ts';
import type { Drawing, ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { isWhatIf } from '@rondelle/contracts/site/what-if-search.ts';
import type { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { renderToString } from 'react-dom/server';
import { loadPartsAfterPage } from '../lib/page/load-after-page.ts';
import type { Head } from '../lib/page/head.ts';
import { inLanguage } from '../lib/format/lang.ts';
import { trpc } from '../lib/http/trpc.ts';
import { alternatePathOf } from './alternate-path.ts';
import { App } from './App.tsx';
import { isDeletedGame } from './deleted-entities.ts';
import { documentOf } from './document.tsx';
import { type HydrationState, hydrateQueries } from './hydration-state.ts';
import { pageLocationAt } from './page-location-at.ts';
import { loadPage } from './pages.ts';
import { newQueryClient } from './query-client.ts';
import './styles.ts';

/** Search engines cut off longer descriptions. */
const longestDescription = 200;

/** Rendering never fetches: parts whose data was not prefetched show their loading state. */
const silentClient = trpc.createClient({
  links: [
    () => () => observable((observer) => observer.error(new TRPCClientError('rendering does not fetch'))),
  ],
});

/** Renders the document. Synchronous, so that two renderings cannot mix their languages. */
const documentFrom = (
  { url, state: json }: Drawing,
  state: HydrationState,
  queries: QueryClient,
  manifest: ViteManifest,
): string => {
  const { path, search } = splitAddress(url);
  const pageLocation = pageLocationAt(path, search);
  const { origin, failure } = state;
  let head: Head | null = null;
  const collectHead = ({ title, description }: Head) => {
    head = { title, description: shortened(description, longestDescription) };
  };
  const crests = new Map<string, string>();
  return inLanguage(pageLocation.lang, () => {
    const html = renderToString(
      <App
        queries={queries}
        client={silentClient}
        origin={origin}
        failure={failure}
        posted={state.posted ?? null}
        server={{
          path,
          search: pageLocation.search,
          collectHead,
          collectCrest: (key, markup) => crests.set(key, markup),
        }}
      />,
    );
    const isPresent = failure === null && !isDeletedGame(queries, pageLocation);
    return documentOf({
      html,
      crests,
      head,
      pageLocation,
      otherPath: alternatePathOf(queries, pageLocation),
      origin,
      manifest,
      state: json,
      indexed: isPresent && !isWhatIf(new URLSearchParams(pageLocation.search)),
    });
  });
};

/** Draws the whole document of a page from its data alone. Equal data gives equal bytes. */
export const draw = async (drawing: Drawing, manifest: ViteManifest): Promise<string> => {
  const state = JSON.parse(drawing.state) as HydrationState;
  const { page } = pageLocationAt(splitAddress(drawing.url).path, '');
  if (page) await loadPage(page.page);
  await loadPartsAfterPage();
  const queries = newQueryClient();
  try {
    await hydrateQueries(queries, state.answers, null);
    return documentFrom(drawing, state, queries, manifest);
  } finally {
    queries.clear();
  }
};
