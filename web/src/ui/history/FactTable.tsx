import type { PastFact } from '@rondelle/contracts/competition/history.answers.ts';
import { m } from '../../paraglide/messages.js';
import { fieldName, fieldValue } from './field-words.ts';
import classes from './fact-table.module.css';
import spoken from '../spoken/spoken.module.css';

const isKnown = ({ before, after }: PastFact): boolean => before !== null || after !== null;

/** All that is known of a thing before and after a change; what differs is marked, and said to be. */
export function FactTable({ facts }: { facts: readonly PastFact[] }) {
  return (
    <div
      className={classes.scroller}
      role="region"
      aria-label={`${m.event_before()} – ${m.event_after()}`}
      tabIndex={0}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{m.event_field()}</th>
            <th scope="col">{m.event_before()}</th>
            <th scope="col">{m.event_after()}</th>
          </tr>
        </thead>
        <tbody>
          {facts.filter(isKnown).map(({ field, before, after }, at) => (
            // Several facts may have the same name: a fact is the one at its place.
            <tr key={at} data-changed={before !== after || undefined}>
              <th scope="row">
                {fieldName(field)}
                {before !== after && <span className={spoken.only}> ({m.event_changed()})</span>}
              </th>
              <td>{before === null ? '–' : fieldValue(field, before)}</td>
              <td>{after === null ? '–' : fieldValue(field, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
