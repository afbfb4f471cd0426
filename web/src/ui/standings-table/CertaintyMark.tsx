import type { Certainty } from '@rondelle/contracts/competition/certainties.outputs.ts';
import type { PlayoffMark as Mark } from '@rondelle/contracts/competition/playoffs.outputs.ts';
import { formatOrdinal } from '../../lib/format/ordinal.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { markLetter, markWords, type PlayoffsOf } from './playoff-words.ts';
import classes from './standings-table.module.css';
import { Ordinals } from '../ordinals/Ordinals.tsx';

/** The range of ranks that a team can still finish at: « 1er–3e ». */
export function CertaintyMark({ certainty: { best, worst } }: { certainty: Certainty }) {
  const ranks = { best: formatOrdinal(best), worst: formatOrdinal(worst) };
  const label = best === worst ? m.mark_sure({ rank: ranks.best }) : m.mark_possible(ranks);
  return (
    <abbr className={`${blocks.small} ${classes.mark}`} title={label}>
      <Ordinals text={best === worst ? `= ${ranks.best}` : `${ranks.best}–${ranks.worst}`} />
    </abbr>
  );
}

/** The letter of a team that is sure of the playoffs, or out of them. The legend below the table explains it. */
export function PlayoffMark({ mark, of }: { mark: Mark; of: PlayoffsOf }) {
  return (
    <abbr className={blocks.badge} title={markWords(mark, of)}>
      {markLetter(mark)}
    </abbr>
  );
}
