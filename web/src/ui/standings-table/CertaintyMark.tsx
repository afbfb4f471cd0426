import type { Certainty } from '@rondelle/contracts/competition/certainties.outputs.ts';
import { formatOrdinal } from '../../lib/format/ordinal.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import classes from './standings-table.module.css';

/** The range of ranks that a team can still finish at: « 1er–3e ». */
export function CertaintyMark({ certainty: { best, worst } }: { certainty: Certainty }) {
  const ranks = { best: formatOrdinal(best), worst: formatOrdinal(worst) };
  const label = best === worst ? m.mark_sure({ rank: ranks.best }) : m.mark_possible(ranks);
  return (
    <abbr className={`${blocks.small} ${classes.mark}`} title={label}>
      {best === worst ? `= ${ranks.best}` : `${ranks.best}–${ranks.worst}`}
    </abbr>
  );
}
