import type { SeasonRefOutput } from '@rondelle/contracts/competition/outputs.ts';
import type { SeasonHighlightsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Cards } from '../../../ui/cards/Cards.tsx';
import { tournamentCard } from '../../../ui/cards/tournament-card.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

type Props = { tournaments: SeasonHighlightsOutput['tournaments']; season: SeasonRefOutput };

/** A season's next tournaments. */
export function SeasonTournaments({ tournaments, season }: Props) {
  const paths = usePaths();
  if (tournaments.length === 0) return null;
  return (
    <Section
      title={m.nav_tournaments()}
      more={<Link href={paths.tournaments(season.slug)}>{m.pulse_all_tournaments()}</Link>}
    >
      <Cards cards={tournaments.map(tournamentCard)} />
    </Section>
  );
}
