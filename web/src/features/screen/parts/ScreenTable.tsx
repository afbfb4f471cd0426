import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { SmallTable } from '../../../ui/small/SmallTable.tsx';
import classes from '../screen.module.css';

/** What fits on a screen that is read from ten metres. */
const mostRows = 14;

/** One view with the table of a league. */
export function ScreenTable({ answer: { league, standings } }: { answer: LeagueOutput }) {
  return (
    <section className={classes.view} data-view="table" aria-labelledby="screen-view">
      <h2 id="screen-view">{league.name}</h2>
      <SmallTable
        caption={m.league_caption({ league: league.name, season: league.season.slug })}
        rows={standings.slice(0, mostRows)}
      />
    </section>
  );
}
