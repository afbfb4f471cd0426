import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { usePaths } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';

type Props = { season: string; games: readonly GameCard[]; filtered: boolean };

const headingOf = ({ competition, category }: GameCard) =>
  competition?.name ?? m.results_inter_league({ category: category.name });

/** A day's games under the league or tournament that they belong to. */
export function DayResults({ season, games, filtered }: Props) {
  const paths = usePaths();
  if (games.length === 0) {
    return (
      <Empty title={m.results_none({ season })}>
        {filtered && <Link href={paths.latestResults(season)}>{m.filter_all_categories()}</Link>}
        <Link href={paths.season(season)}>{m.shell_season({ season })}</Link>
        <Link href={paths.home()}>{m.state_go_home()}</Link>
      </Empty>
    );
  }
  return [...Map.groupBy(games, headingOf)].map(([heading, members]) => {
    const competition = members[0]?.competition;
    return (
      <Section
        key={heading}
        title={heading}
        more={competition && <Link href={competition.path}>{m.results_competition()}</Link>}
      >
        <GameList games={members} />
      </Section>
    );
  });
}
