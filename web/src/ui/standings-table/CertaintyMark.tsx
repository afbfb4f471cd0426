import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { formatOrdinal } from '../../lib/ordinal.ts';
import { m } from '../../paraglide/messages.js';
import classes from './standings-table.module.css';

export type Certainty = LeagueOutput['certainties'][number];

/** The ranks that a team can still end at, where that is not simply any: « 1er–3e ». */
export function CertaintyMark({ certainty: { best, worst } }: { certainty: Certainty }) {
  const ranks = { best: formatOrdinal(best), worst: formatOrdinal(worst) };
  const said = best === worst ? m.mark_sure({ rank: ranks.best }) : m.mark_possible(ranks);
  return (
    <abbr className={classes.mark} title={said}>
      {best === worst ? `= ${ranks.best}` : `${ranks.best}–${ranks.worst}`}
    </abbr>
  );
}
