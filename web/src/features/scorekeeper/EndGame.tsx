import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { decisionWords } from '../../ui/game-list/decision-words.ts';
import { type DecidedIn, decidedInOf, type Score } from './score.ts';
import classes from './scorekeeper.module.css';

const decisions: readonly DecidedIn[] = ['regulation', 'overtime', 'shootout'];

type Props = { score: Score; end: (decidedIn: DecidedIn) => void; stop: () => void };

/** Ends the game with how it was decided; or takes the start back. */
export function EndGame({ score, end, stop }: Props) {
  const [chosen, setChosen] = useState<DecidedIn | null>(null);
  const decidedIn = chosen ?? decidedInOf(score.period);
  return (
    <details className={classes.end}>
      <summary>{m.keep_end()}</summary>
      <fieldset>
        <legend>{m.keep_decided()}</legend>
        {decisions.map((decision) => (
          <label key={decision}>
            <input
              type="radio"
              name="decidedIn"
              checked={decision === decidedIn}
              onChange={() => setChosen(decision)}
            />
            {decisionWords(decision)}
          </label>
        ))}
      </fieldset>
      <button type="button" className={classes.record} onClick={() => end(decidedIn)}>
        {m.keep_record({ home: score.homeGoals, away: score.awayGoals })}
      </button>
      <button type="button" className={classes.less} onClick={stop}>
        {m.keep_stop()}
      </button>
    </details>
  );
}
