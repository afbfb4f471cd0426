import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  title: string;
  games: readonly GameCard[];
  teamId: number;
  /** Number of visible games; the others are folded, except those that wait for their new day. */
  most?: number;
};

/** The team's games. They name their competition when there is more than one. */
export function TeamGames({ title, games, teamId, most = games.length }: Props) {
  if (games.length === 0) return null;
  const competitions = new Set(games.map(({ competition }) => competition?.path));
  const { seen = [], folded = [] } = Object.groupBy(games, ({ status }, at) =>
    at < most || status === 'postponed' ? 'seen' : 'folded',
  );
  const listProps = { teamId, showCompetition: competitions.size > 1 };
  return (
    <Section title={title}>
      <GameList games={seen} {...listProps} />
      {folded.length > 0 && (
        <details className={blocks.fold}>
          <summary>{m.team_games_more({ count: folded.length })}</summary>
          <GameList games={folded} {...listProps} />
        </details>
      )}
    </Section>
  );
}
