import { Box } from '@mantine/core';
import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import { formatOrdinal } from '../../../lib/format/ordinal.ts';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Movement } from '../../../ui/movement/Movement.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import blocks from '../../../ui/blocks.module.css';
import { moversOf } from '../movers.ts';
import { Ordinals } from '../../../ui/ordinals/Ordinals.tsx';

/** The teams whose ranks changed most on the last day of games; nothing while no rank changed. */
export function Movers({ standings }: { standings: readonly Standing[] }) {
  const pageLocation = usePageLocation();
  const movers = moversOf(standings);
  if (movers.length === 0) return null;
  return (
    <Section
      title={m.why_link()}
      more={<Link href={withSearch(pageLocation, { why: '1' })}>{m.league_movers_more()}</Link>}
    >
      <Box component="ul" className={`${blocks.rows} ${blocks.surface}`} fz="0.875rem">
        {movers.map(({ team, rank, previousRank }) => (
          <li key={team.id} className={`${blocks.beside} ${blocks.tight}`}>
            <Crest team={team} />
            <Link href={team.path} className={blocks.grow}>
              <TeamName name={team.name} />
            </Link>
            <Movement rank={rank} previousRank={previousRank} />
            <strong>
              <Ordinals text={formatOrdinal(rank)} />
            </strong>
          </li>
        ))}
      </Box>
    </Section>
  );
}
