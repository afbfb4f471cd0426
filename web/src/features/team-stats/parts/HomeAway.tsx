import type { TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { RecordTable } from '../../../ui/record/RecordTable.tsx';

/** The record at home, away and in total. */
export function HomeAway({ record }: { record: NonNullable<TeamStatsOutput['record']> }) {
  return (
    <Section title={m.stats_home_away()}>
      <RecordTable
        caption={m.stats_home_away_caption()}
        rowsAre={m.stats_games()}
        totalLast
        rows={[
          { key: 'home', name: m.table_record_home(), record: record.home },
          { key: 'away', name: m.table_record_away(), record: record.away },
          { key: 'total', name: m.stats_total(), record },
        ]}
      />
    </Section>
  );
}
