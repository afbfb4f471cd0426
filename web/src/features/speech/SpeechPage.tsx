import { useRef } from 'react';
import { useNav } from '../../lib/nav.ts';
import { usePage } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { StandingsTable } from '../../ui/standings-table/StandingsTable.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { LeagueChoice } from './parts/LeagueChoice.tsx';
import { Reader } from './parts/Reader.tsx';

/** A table read aloud by the browser's voice, line by line, with what screen readers are given of each cell. */
export function SpeechPage() {
  const ongoingSeason = useNav()?.ongoingSeason?.slug ?? null;
  const query = usePageQuery('speech', 'main', { ongoingSeason, retry: false });
  const { values } = usePage('speech');
  const table = usePageQuery('speech', 'table', { ongoingSeason, retry: false });
  const place = useRef<HTMLDivElement>(null);
  return (
    <AdminFrame
      title={m.speech_title()}
      description={m.speech_description()}
      lead={m.speech_lead()}
      query={query}
    >
      {({ leagues }) => (
        <>
          <LeagueChoice leagues={leagues} category={values.category} region={values.region} />
          {table.data ? (
            <Section title={table.data.league.name}>
              <Reader place={place} />
              <div ref={place}>
                <StandingsTable
                  caption={m.speech_table({ league: table.data.league.name })}
                  rows={table.data.standings}
                  rules={table.data.league.rules}
                />
              </div>
            </Section>
          ) : (
            <Empty title={m.speech_choose()} />
          )}
        </>
      )}
    </AdminFrame>
  );
}
