import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { m } from '../../paraglide/messages.js';

type Section = {
  readonly name: 'live' | 'scheduled' | 'unfinished' | 'final';
  readonly title: string;
  readonly games: readonly GameCard[];
};

/** Groups the games by status; omits empty sections. */
export const liveSections = ({
  live,
  games,
}: {
  readonly live: readonly GameCard[];
  readonly games: readonly GameCard[];
}): readonly Section[] => {
  const of = (status: GameCard['status']) => games.filter((game) => game.status === status);
  const sections: readonly Section[] = [
    { name: 'live', title: m.live_scores_now(), games: live },
    { name: 'scheduled', title: m.live_scores_to_come(), games: of('scheduled') },
    { name: 'unfinished', title: m.games_awaited(), games: of('unfinished') },
    { name: 'final', title: m.live_scores_ended(), games: of('final') },
  ];
  return sections.filter((section) => section.games.length > 0);
};
