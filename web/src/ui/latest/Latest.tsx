import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { GameList } from '../game-list/GameList.tsx';
import { Link } from '../link/Link.tsx';
import { Section } from '../page-frame/Section.tsx';
import { Empty } from '../states/Empty.tsx';

/** The latest results within a season, or an empty state. */
export function Latest({ season, games }: { season: string; games: readonly GameCard[] }) {
  const paths = usePaths();
  return (
    <Section title={m.nav_latest_results()}>
      {games.length > 0 ? (
        <GameList games={games} showDate showCompetition />
      ) : (
        <Empty title={m.results_none_here()}>
          <Link href={paths.season(season)}>{m.shell_season({ season })}</Link>
        </Empty>
      )}
    </Section>
  );
}
