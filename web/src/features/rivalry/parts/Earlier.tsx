import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

const visibleCount = 12;

/** The head-to-head games before the last one; older ones are folded. */
export function Earlier({ games }: { games: readonly GameCard[] }) {
  if (games.length === 0) return null;
  const [latest, older] = [games.slice(0, visibleCount), games.slice(visibleCount)];
  const showCompetition = new Set(games.map(({ competition }) => competition?.name)).size > 1;
  return (
    <Section title={m.rivalry_earlier()}>
      <GameList games={latest} showDate showYear showCompetition={showCompetition} />
      {older.length > 0 && (
        <details className={blocks.fold}>
          <summary>{m.rivalry_more({ count: older.length })}</summary>
          <GameList games={older} showDate showYear showCompetition={showCompetition} />
        </details>
      )}
    </Section>
  );
}
