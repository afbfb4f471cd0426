import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

type Props = { title: string; games: readonly GameCard[]; teamId: number };

/** Games of the team. Their competition is named once it plays in more than its league. */
export function TeamGames({ title, games, teamId }: Props) {
  if (games.length === 0) return null;
  const competitions = new Set(games.map(({ competition }) => competition?.path));
  return (
    <Section title={title}>
      <GameList games={games} teamId={teamId} showCompetition={competitions.size > 1} />
    </Section>
  );
}
