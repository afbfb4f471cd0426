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

const loadSchedule = async () => (await import('./schedule/MakeSchedule.tsx')).MakeSchedule;

/** A league’s games drawn up: everybody against everybody, on the ice that there is. */
export function MakeSchedulePage() {
  const { season } = usePage('makeSchedule');
  const paths = usePaths();
  const signedIn = useInBrowser(isSignedIn);
  const { Part: MakeSchedule, failed } = useLater(signedIn, loadSchedule);
  const found = usePageQuery('makeSchedule', 'main');
  if (found.isPending) return <Loading shape="table" />;
  if (found.isError) return <Failed failure={failureOf(found.error)} retry={() => void found.refetch()} />;
  if (failed) return <Failed failure={{ kind: 'failed' }} />;
  const login = `${paths.login()}?next=${encodeURIComponent(paths.makeSchedule(season))}`;
  return (
    <PageFrame
      title={m.schedule_title({ season })}
      description={m.schedule_description({ season })}
      crumbs={[{ name: m.shell_season({ season }), path: paths.season(season) }]}
    >
      {MakeSchedule && <MakeSchedule season={found.data} />}
      {signedIn && !MakeSchedule && <Loading shape="table" />}
      {!signedIn && (
        <Empty title={m.grid_log_in_first()}>
          <Link href={login}>{m.login_title()}</Link>
        </Empty>
      )}
    </PageFrame>
  );
}
