import { Box } from '@mantine/core';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { formatFirstRanks } from '../../../ui/forecast/format-share.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import blocks from '../../../ui/blocks.module.css';
import { likelyFirst, mostLikely } from '../likely-first.ts';
import { useLateForecast } from '../use-late-forecast.ts';

const row = { minHeight: '3.5rem' } as const;
const awaited = Array.from({ length: mostLikely }, (_, at) => at);

/** The teams that most likely finish first. The rows have their height before the forecast is loaded. */
export function LikelyFirst() {
  const pageLocation = usePageLocation();
  const { forecast, isError } = useLateForecast();
  if (isError || forecast?.teams.length === 0) return null;
  return (
    <Section
      title={m.league_likely_first()}
      more={<Link href={withSearch(pageLocation, { view: 'forecast' })}>{m.league_forecast()}</Link>}
    >
      <Box component="ol" className={`${blocks.rows} ${blocks.surface}`} fz="0.875rem" aria-busy={!forecast}>
        {forecast
          ? likelyFirst(forecast.teams).map(({ team, chances: [first = 0], possible }) => (
              <li key={team.id} className={`${blocks.beside} ${blocks.tight}`} style={row}>
                <Crest team={team} />
                <Link href={team.path} className={blocks.grow}>
                  <TeamName name={team.name} />
                </Link>
                <strong>{formatFirstRanks(1, first, possible)}</strong>
              </li>
            ))
          : awaited.map((at) => <li key={at} style={row} />)}
      </Box>
    </Section>
  );
}
