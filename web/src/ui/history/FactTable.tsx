import type { PastFact } from '@rondelle/contracts/competition/history.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { PlainTable } from '../plain-table/PlainTable.tsx';
import { fieldName, fieldValue } from './field-words.ts';
import blocks from '../blocks.module.css';

const isKnown = ({ before, after }: PastFact): boolean => before !== null || after !== null;

/**
 * All fields of an entity before and after an event. Changed fields are marked, also for screen readers; for a new
 * entity none is.
 */
export function FactTable({ facts }: { facts: readonly PastFact[] }) {
  const isNew = facts.every(({ before }) => before === null);
  return (
    <PlainTable label={`${m.event_before()} – ${m.event_after()}`}>
      <thead>
        <tr>
          <th scope="col">{m.event_field()}</th>
          <th scope="col">{m.event_before()}</th>
          <th scope="col">{m.event_after()}</th>
        </tr>
      </thead>
      <tbody>
        {facts.filter(isKnown).map(({ field, before, after }, at) => {
          const isChanged = !isNew && before !== after;
          return (
            // Several facts may have the same name, so the index is the key.
            <tr key={at} data-marked={isChanged || undefined}>
              <th scope="row">
                {fieldName(field)}
                {isChanged && <span className={blocks.hidden}> ({m.event_changed()})</span>}
              </th>
              <td>{before === null ? '–' : fieldValue(field, before)}</td>
              <td>{after === null ? '–' : fieldValue(field, after)}</td>
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}
