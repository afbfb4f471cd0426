import type { TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { RecordTable } from '../../../ui/record/RecordTable.tsx';

/** The team's record by season; each row links to that season's statistics. */
export function BySeason({ seasons }: { seasons: TeamStatsOutput['bySeason'] }) {
  if (seasons.length === 0) return null;
  return (
    <Section title={m.stats_by_season()}>
      <RecordTable
        caption={m.stats_by_season_caption()}
        rowsAre={m.stats_season()}
        rows={seasons.map(({ season, path, record }) => ({
          key: season.id,
          name: <Link href={path}>{season.slug}</Link>,
          record,
        }))}
      />
    </Section>
  );
}
