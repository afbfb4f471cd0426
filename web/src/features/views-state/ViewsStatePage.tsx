import { formatInstant, formatNumber } from '../../lib/format/format.ts';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Figures } from '../../ui/figures/Figures.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { PlainTable } from '../../ui/plain-table/PlainTable.tsx';
import blocks from '../../ui/blocks.module.css';
import { IntegrityCheck } from './parts/IntegrityCheck.tsx';

const loadRebuilds = async () => (await import('./parts/Rebuilds.tsx')).Rebuilds;

/** Refetch interval in ms while the page is visible. */
const refetchMs = 3_000;

/** Lag of each shard's views behind the log, and a check that the log is complete. */
export function ViewsStatePage() {
  const query = usePageQuery('viewsState', 'main', { retry: false, refetchInterval: refetchMs });
  const paths = usePaths();
  const { Part: Rebuilds } = useLater(useIsHydrated(), loadRebuilds);
  return (
    <AdminFrame title={m.views_state_title()} description={m.views_state_description()} query={query}>
      {({ head, shards, projectors, later, setAside, views, rebuilds }) => (
        <>
          <Figures
            figures={[
              { label: m.admin_head(), value: formatNumber(head), main: true },
              { label: m.views_state_projectors(), value: formatNumber(projectors) },
              { label: m.views_state_later(), value: formatNumber(later) },
              {
                label: m.views_state_aside(),
                value: <Link href={paths.logs()}>{formatNumber(setAside)}</Link>,
              },
            ]}
          />
          <Section title={m.views_state_shards()}>
            <PlainTable label={m.views_state_shard()}>
              <thead>
                <tr>
                  <th scope="col">{m.views_state_shard()}</th>
                  <th scope="col">{m.views_state_behind()}</th>
                  <th scope="col">{m.views_state_position()}</th>
                  <th scope="col">{m.views_state_rebuilds()}</th>
                  <th scope="col">{m.views_state_seen()}</th>
                </tr>
              </thead>
              <tbody>
                {shards.map(({ shard, behind, position, generation, seenAt }) => (
                  <tr key={shard} data-marked={behind > 0 || undefined}>
                    <th scope="row">
                      <code>{shard}</code>
                    </th>
                    <td>
                      {behind === 0 ? m.views_state_up_to_date() : m.views_state_events({ count: behind })}
                    </td>
                    <td>{formatNumber(position)}</td>
                    <td>{formatNumber(generation)}</td>
                    <td className={blocks.cut}>
                      {seenAt === null ? m.views_state_nobody() : formatInstant(seenAt)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </Section>
          <Section title={m.rebuild_title()}>
            {Rebuilds && <Rebuilds views={views} rebuilds={rebuilds} />}
          </Section>
          <Section title={m.views_state_integrity()}>
            <IntegrityCheck />
          </Section>
        </>
      )}
    </AdminFrame>
  );
}
