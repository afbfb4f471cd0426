import type { BracketGame, BracketSide } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { formatDay, formatTime } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import classes from './bracket.module.css';
import { Ordinals } from '../ordinals/Ordinals.tsx';
import { type NamedSlot, bracketPlaceName } from './bracket-place-words.ts';

/** One side of a planned game: the bracket place, and the team that has it or would have it now. */
function Place({ side, planned }: { side: BracketSide; planned: readonly NamedSlot[] }) {
  const words = bracketPlaceName(side.place, planned);
  return (
    <span className={classes.place}>
      {side.team ? (
        <span className={classes.side}>
          <Crest team={side.team} />
          <Link href={side.team.path} className={`${blocks.strong} ${classes.name}`}>
            {side.team.name}
          </Link>
        </span>
      ) : (
        <span className={blocks.strong}>
          <Ordinals text={words} />
        </span>
      )}
      {side.team && (
        <span className={blocks.small}>
          <Ordinals text={side.state === 'open' ? m.bracket_for_now({ place: words }) : words} />
        </span>
      )}
      {side.state === 'tied' && <span className={blocks.label}>{m.bracket_tied_short()}</span>}
    </span>
  );
}

const occasionOf = ({ date, time, venue }: BracketGame): string =>
  [formatDay(date, 'bare'), time && formatTime(time), venue].filter(Boolean).join(' · ');

/** A planned game while at least one of its teams is not known. */
export function PlannedBox({ game, planned }: { game: BracketGame; planned: readonly NamedSlot[] }) {
  return (
    <div className={`${blocks.card} ${blocks.plain} ${classes.box} ${classes.bye}`}>
      <Place side={game.home} planned={planned} />
      <Place side={game.away} planned={planned} />
      <span className={blocks.small}>{occasionOf(game)}</span>
    </div>
  );
}
