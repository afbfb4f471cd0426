import type { ComponentType } from 'react';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { useInBrowser } from '../../lib/page/in-browser.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { isSignedIn } from '../../lib/member/signed-in.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import { LoginLink } from '../link/LoginLink.tsx';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import { Empty } from '../states/Empty.tsx';
import { Failed } from '../states/Failed.tsx';
import { Loading } from '../states/Loading.tsx';

type Query<S> = {
  readonly data: S | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
};
type Props<S> = {
  /** The slug of the season, in the page's heading and crumbs. */
  season: string;
  title: string;
  description: string;
  query: Query<S>;
  /** Loads the tool; must be the same function in each render. */
  load: () => Promise<ComponentType<{ season: S }>>;
};

/** A page with a tool for a season: asks visitors to log in, and loads the tool's code for members. */
export function SeasonTool<S>({ season, title, description, query, load }: Props<S>) {
  const paths = usePaths();
  const { path } = usePageLocation();
  const signedIn = useInBrowser(isSignedIn);
  const { Part: Tool, failed } = useLater(signedIn, load);
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  if (query.data === undefined) return <Loading shape="table" />;
  if (failed) return <Failed failure={{ kind: 'failed' }} />;
  return (
    <PageFrame
      title={title}
      description={description}
      crumbs={[{ name: m.shell_season({ season }), path: paths.season(season) }]}
    >
      {Tool && <Tool season={query.data} />}
      {signedIn && !Tool && <Loading shape="table" />}
      {!signedIn && (
        <Empty title={m.grid_log_in_first()}>
          <LoginLink next={path} />
        </Empty>
      )}
    </PageFrame>
  );
}
