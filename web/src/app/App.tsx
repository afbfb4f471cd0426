import { MantineProvider } from '@mantine/core';
import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import type { Failure } from '../lib/http/failure.ts';
import { CrestsContext } from '../lib/page/crests.ts';
import { type Head, HeadContext } from '../lib/page/head.ts';
import { OriginContext } from '../lib/page/origin.ts';
import { trpc } from '../lib/http/trpc.ts';
import { Outlet } from './Outlet.tsx';
import { theme } from './theme.ts';

type Props = {
  queries: QueryClient;
  client: ReturnType<typeof trpc.createClient>;
  /** Public origin of the site. */
  origin: string;
  /** Why the server could not render the requested page. */
  failure: Failure | null;
  /** The form posted to this page, if any. */
  posted: PostedForm | null;
  /** Only on the server: the requested URL, and callbacks that collect the page's head and crests. */
  server?: {
    path: string;
    search: string;
    collectHead: (head: Head) => void;
    collectCrest: (key: string, markup: string) => void;
  };
};

export function App({ queries, client, origin, failure, posted, server }: Props) {
  return (
    // The build writes the theme's variables and classes into the style sheet (`theme-styles.ts`).
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
    >
      <trpc.Provider client={client} queryClient={queries}>
        <QueryClientProvider client={queries}>
          <OriginContext value={origin}>
            <HeadContext value={server?.collectHead ?? null}>
              <CrestsContext value={server?.collectCrest ?? null}>
                <Router {...(server && { ssrPath: server.path, ssrSearch: server.search })}>
                  <Outlet failure={failure} posted={posted} />
                </Router>
              </CrestsContext>
            </HeadContext>
          </OriginContext>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  );
}
