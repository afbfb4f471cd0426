import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';

/** Displayed when the teams have no head-to-head game, in this season or at all. */
export function NoHeadToHeadGames({ all }: { all: boolean }) {
  const pageLocation = usePageLocation();
  if (all) return <Empty title={m.rivalry_never()} />;
  return (
    <Empty title={m.rivalry_none()}>
      <Link href={withSearch(pageLocation, { all: '1' })}>{m.stats_all_time()}</Link>
    </Empty>
  );
}
