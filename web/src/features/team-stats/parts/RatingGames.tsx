import type { TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatDay, formatSignedDecimal } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

/** The games that moved the team's power rating most, and by how much. */
export function RatingGames({ rating }: { rating: NonNullable<TeamStatsOutput['rating']> }) {
  return (
    <Section title={m.stats_rating({ rating: formatSignedDecimal(rating.value) })}>
      <p className={`${blocks.note} ${blocks.prose}`}>{m.stats_rating_how()}</p>
      <ul className={blocks.rows}>
        {rating.games.map(({ game, opponent, goalsFor, goalsAgainst, expected, effect }) => (
          <li key={game.gameId} className={blocks.line}>
            <span className={blocks.strong}>{formatSignedDecimal(effect)}</span>
            <Link href={game.path}>
              {m.stats_rating_game({ score: `${goalsFor}–${goalsAgainst}`, opponent: opponent.name })}
            </Link>
            <span className={blocks.muted}>
              {m.stats_rating_expected({ day: formatDay(game.date), margin: formatSignedDecimal(expected) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
