import { useInBrowser } from '../../../lib/in-browser.ts';
import { usePageLocation, usePaths } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { FactTable } from '../../../ui/history/FactTable.tsx';
import { PastChanges } from '../../../ui/history/PastChanges.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';

const yes = () => true;

/** What happened, and all that was known of the thing before and after. */
export function OneStep({ position }: { position: string }) {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const query = trpc.history.event.useQuery({ lang, position }, { enabled: useInBrowser(yes), retry: false });
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
      {query.isError && <p>{m.state_failed_body()}</p>}
      {!data && !query.isError && <Loading shape="text" rows={6} />}
      {data && (
        <div aria-live="polite">
          <PastChanges changes={[data.entry]} />
          <FactTable facts={data.facts} />
        </div>
      )}
    </Section>
  );
}
