import { useRef } from 'react';
import { useNav } from '../../lib/page/nav.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { StandingsTable } from '../../ui/standings-table/StandingsTable.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { LeagueChoice } from './parts/LeagueChoice.tsx';
import { Reader } from './parts/Reader.tsx';

/** Reads a table aloud with the browser's voice, with the cell labels that screen readers get. */
export function SpeechPage() {
  const ongoingSeason = useNav()?.ongoingSeason?.slug ?? null;
  const query = usePageQuery('speech', 'main', { ongoingSeason, retry: false });
  const { values } = usePage('speech');
  const table = usePageQuery('speech', 'table', { ongoingSeason, retry: false });
  const tableRef = useRef<HTMLDivElement>(null);
  // Without a season there is no query, and no league to choose.
  const pageQuery = ongoingSeason === null ? { ...query, data: null } : query;
  return (
    <AdminFrame
      title={m.speech_title()}
      description={m.speech_description()}
      lead={m.speech_lead()}
      query={pageQuery}
    >
      {(home) => (
        <>
          <LeagueChoice leagues={home?.leagues ?? []} category={values.category} region={values.region} />
          {table.data ? (
            <Section title={table.data.league.name}>
              <Reader place={tableRef} />
              <div ref={tableRef}>
                <StandingsTable
                  caption={m.speech_table({ league: table.data.league.name })}
                  rows={table.data.standings}
                  rules={table.data.league.rules}
                />
              </div>
            </Section>
          ) : (
            <Empty title={ongoingSeason === null ? m.home_no_season() : m.speech_choose()} />
          )}
        </>
      )}
    </AdminFrame>
  );
}
