import { failureOf } from '../../lib/failure.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage, usePaths } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { isSignedIn } from '../../lib/signed-in.ts';
import { useLater } from '../../lib/use-later.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';

const loadCarry = async () => (await import('./next/CarryOver.tsx')).CarryOver;

/** The next season from this one: its leagues, their teams and who supervises them, looked through and carried over. */
export function NextSeasonPage() {
  const { season } = usePage('nextSeason');
  const paths = usePaths();
  const signedIn = useInBrowser(isSignedIn);
  const { Part: CarryOver, failed } = useLater(signedIn, loadCarry);
  const found = usePageQuery('nextSeason', 'main');
  if (found.isPending) return <Loading shape="table" />;
  if (found.isError) return <Failed failure={failureOf(found.error)} retry={() => void found.refetch()} />;
  if (failed) return <Failed failure={{ kind: 'failed' }} />;
  const login = `${paths.login()}?next=${encodeURIComponent(paths.nextSeason(season))}`;
  return (
    <PageFrame
      title={m.next_title({ season })}
      description={m.next_description({ season })}
      crumbs={[{ name: m.shell_season({ season }), path: paths.season(season) }]}
    >
      {CarryOver && <CarryOver season={season} />}
      {signedIn && !CarryOver && <Loading shape="table" />}
      {!signedIn && (
        <Empty title={m.grid_log_in_first()}>
          <Link href={login}>{m.login_title()}</Link>
        </Empty>
      )}
    </PageFrame>
  );
}
