import type { SeasonFeats } from '@rondelle/contracts/competition/season.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import blocks from '../../ui/blocks.module.css';
import { gameHighlights } from './game-highlights.ts';
import { tied } from './tied.ts';

/** The season's records, each with its game or its team. */
export function Highlights({ feats }: { feats: SeasonFeats }) {
  const games = gameHighlights(feats);
  const { longestWinningStreak: streak, shutouts } = feats;
  const teams = [
    ...(streak ? [{ label: m.timeline_streak({ count: streak.value }), team: streak.team }] : []),
    ...(shutouts ? [{ label: m.timeline_shutouts({ count: shutouts.value }), team: shutouts.team }] : []),
  ];
  if (games.length + teams.length === 0) return null;
  return (
    <div>
      <h3>{m.timeline_feats()}</h3>
      <ul className={blocks.rows}>
        {games.map(({ label, path, winner, score, loser, day }) => (
          <li key={label}>
            <span className={blocks.note}>
              {label}, {tied(m.timeline_on({ day }))}
            </span>
            <br />
            <span>
              <Link href={path}>
                {winner} <strong>{score}</strong> {loser}
              </Link>
            </span>
          </li>
        ))}
        {teams.map(({ label, team }) => (
          <li key={label}>
            <span className={blocks.note}>{tied(label)}</span>
            <br />
            <span>
              <Link href={team.path}>{team.name}</Link>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
