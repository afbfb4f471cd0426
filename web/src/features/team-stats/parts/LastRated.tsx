import type { RatedGameOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { LastRatedGames } from '../../../ui/rating/LastRatedGames.tsx';

type Props = { games: readonly RatedGameOutput[]; season: string; teamId: number };

/** Shows the team's last games with their effects on its ratings. */
export function LastRated({ games, season, teamId }: Props) {
  const paths = usePaths();
  return (
    <Section
      title={m.ratings_last_of_team()}
      more={<Link href={`${paths.ratings(season)}?team=${teamId}`}>{m.team_ratings_link()}</Link>}
    >
      <LastRatedGames games={games} />
    </Section>
  );
}
