import { hasFailed } from '../../../lib/http/failure.ts';
import { useIsHydrated } from '../../../lib/page/in-browser.ts';
import { usePageLocation, usePaths } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { FactTable } from '../../../ui/history/FactTable.tsx';
import { PastChanges } from '../../../ui/history/PastChanges.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import blocks from '../../../ui/blocks.module.css';

/** One event and the recorded values of its subject before and after. */
export function OneStep({ position }: { position: string }) {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const query = trpc.history.event.useQuery(
    { lang, event: position },
    { enabled: useIsHydrated(), retry: false },
  );
  const { data } = query;
  return (
    <Section
      title={m.season_replay_event({ position })}
      more={
        data && (
          <Link href={`${paths.replay()}?kind=${data.entry.kind}&id=${data.entry.subject.id}`}>
            {m.season_replay_stream()}
          </Link>
        )
      }
    >
      {hasFailed(query) && <p>{m.state_failed_body()}</p>}
      {!data && !query.isError && <Loading shape="text" rows={6} />}
      {data && (
        <div aria-live="polite" className={blocks.stack}>
          {/* FactTable below lists the changes, so they are left out here. */}
          <PastChanges changes={[{ ...data.entry, changes: [] }]} />
          <FactTable facts={data.facts} />
        </div>
      )}
    </Section>
  );
}
