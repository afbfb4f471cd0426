import { usePageQuery } from '../../lib/page-queries.ts';
import { failureOf } from '../../lib/failure.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage, usePaths } from '../../lib/page-location.ts';
import { isSignedIn } from '../../lib/signed-in.ts';
import { useLater } from '../../lib/use-later.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';

const loadGrid = async () => (await import('./grid/ResultsGrid.tsx')).ResultsGrid;

/** Several results of a season at once, for whoever enters a whole weekend. */
export function EnterResultsPage() {
  const page = usePage('enterResults');
  const paths = usePaths();
  const signedIn = useInBrowser(isSignedIn);
  const { Part: ResultsGrid, failed } = useLater(signedIn, loadGrid);
  const season = usePageQuery('enterResults', 'main');
  if (season.isPending) return <Loading shape="table" />;
  if (season.isError) return <Failed failure={failureOf(season.error)} retry={() => void season.refetch()} />;
  if (failed) return <Failed failure={{ kind: 'failed' }} />;
  const login = `${paths.login()}?next=${encodeURIComponent(paths.enterResults(page.season))}`;
  return (
    <PageFrame
      title={m.grid_title({ season: page.season })}
      description={m.grid_description({ season: page.season })}
      crumbs={[{ name: m.shell_season({ season: page.season }), path: paths.season(page.season) }]}
    >
      {ResultsGrid && <ResultsGrid season={season.data} />}
      {signedIn && !ResultsGrid && <Loading shape="table" />}
      {!signedIn && (
        <Empty title={m.grid_log_in_first()}>
          <Link href={login}>{m.login_title()}</Link>
        </Empty>
      )}
    </PageFrame>
  );
}
