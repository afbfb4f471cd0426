import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { useUpcoming } from '../../../ui/game-list/upcoming-games.ts';
import { Section } from '../../../ui/page-frame/Section.tsx';

const most = 5;

/** The next games of the two teams against each other. */
export function NextGames({ games }: { games: readonly GameCard[] }) {
  const { toCome } = useUpcoming(games, most);
  if (toCome.length === 0) return null;
  return (
    <Section title={m.league_upcoming()}>
      <GameList games={toCome} showDate showCompetition />
    </Section>
  );
}
