import type { RankChangeOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { gameInLine } from '../../../ui/game-list/game-in-line.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { decisionWords } from '../decision-words.ts';
import blocks from '../../../ui/blocks.module.css';

type Crossed = RankChangeOutput['crossed'][number];

const sideWords = ({ team, isAhead, decisions }: Crossed): string => {
  if (isAhead) return m.why_passed_by({ team: team.name });
  const hasLeft = decisions.some((one) => one.kind === 'left' && one.team.id === team.id);
  return hasLeft ? m.why_was_ahead({ team: team.name }) : m.why_passed({ team: team.name });
};

/** Teams that passed a team or were passed by it, with their games and the decisions on them. */
export function CrossedTeams({ move: { crossed } }: { move: RankChangeOutput }) {
  if (crossed.length === 0) return null;
  return (
    <ul className={`${blocks.rows} ${blocks.note}`}>
      {crossed.map((one) => (
        <li key={one.team.id} className={blocks.line}>
          <span>{sideWords(one)}</span>
          {one.games.map((game) => (
            <Link key={game.id} href={game.path}>
              {gameInLine(game)}
            </Link>
          ))}
          {one.decisions.map((decision) => (
            <span key={`${decision.kind} ${decision.team.id}`}>{decisionWords(decision, one.team.id)}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
