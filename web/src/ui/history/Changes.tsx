import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import { fieldName, fieldValue } from './field-words.ts';
import blocks from '../blocks.module.css';

type Change = HistoryEntry['changes'][number];
type Props = { changes: readonly Change[] /** The first version: there is no before. */; first: boolean };

/** Each field that changed, with what stood there before and after. */
export function Changes({ changes, first: isFirst }: Props) {
  // Where nothing stood before, only what was added is said.
  const first = isFirst || changes.every(({ before }) => before === null);
  return (
    <dl className={`${blocks.grid} ${blocks.note}`}>
      {changes.map(({ field, before, after }) => (
        <div key={`${field} ${before} ${after}`} className={blocks.line}>
          <dt>{fieldName(field)}</dt>
          <dd>
            {!first && (
              <>
                <del>{fieldValue(field, before)}</del>
                <span aria-hidden="true"> → </span>
              </>
            )}
            {first ? fieldValue(field, after) : <ins>{fieldValue(field, after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
