import type { BracketGame, BracketSide } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { formatDay } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import classes from './bracket.module.css';
import { type NamedSlot, placeName } from './place-words.ts';

/** What a place stands for, with who has it, or would have it now. */
function Place({ side, planned }: { side: BracketSide; planned: readonly NamedSlot[] }) {
  const words = placeName(side.place, planned);
  return (
    <span className={classes.place}>
      {side.team ? (
        <span className={classes.side}>
          <Crest team={side.team} />
          <Link href={side.team.path} className={classes.name}>
            {side.team.name}
          </Link>
        </span>
      ) : (
        <span>{words}</span>
      )}
      {side.team && (
        <span className={blocks.label}>
          {side.state === 'open' ? m.bracket_for_now({ place: words }) : words}
        </span>
      )}
      {side.state === 'tied' && <span className={blocks.label}>{m.bracket_tied_short()}</span>}
    </span>
  );
}

const occasionOf = ({ date, time, venue }: BracketGame): string =>
  [formatDay(date, 'bare'), time, venue].filter(Boolean).join(' · ');

/** A game that is planned, while one of its teams or both are not known. */
export function PlannedBox({ game, planned }: { game: BracketGame; planned: readonly NamedSlot[] }) {
  return (
    <div className={`${blocks.card} ${blocks.plain} ${classes.bye}`}>
      <Place side={game.home} planned={planned} />
      <Place side={game.away} planned={planned} />
      <span className={blocks.label}>{occasionOf(game)}</span>
    </div>
  );
}
