import type { SeasonRefOutput } from '@rondelle/contracts/competition/outputs.ts';
import type { SeasonHighlightsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { TournamentGroups } from '../../../ui/cards/TournamentGroups.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

type Props = Pick<SeasonHighlightsOutput, 'tournaments' | 'today'> & { season: SeasonRefOutput };

/** A season's next tournaments, then its latest ones. */
export function SeasonTournaments({ tournaments, today, season }: Props) {
  const paths = usePaths();
  if (tournaments.length === 0) return null;
  return (
    <Section
      title={m.nav_tournaments()}
      more={<Link href={paths.tournaments(season.slug)}>{m.pulse_all_tournaments()}</Link>}
    >
      <TournamentGroups tournaments={tournaments} today={today} />
    </Section>
  );
}
