import { usePlace, withSearch } from '../../../lib/place.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';

/** Two teams that did not meet: in this season, or ever. */
export function NoMeetings({ all }: { all: boolean }) {
  const place = usePlace();
  if (all) return <Empty title={m.rivalry_never()} />;
  return (
    <Empty title={m.rivalry_none()}>
      <Link href={withSearch(place, { all: '1' })}>{m.stats_all_time()}</Link>
    </Empty>
  );
}
