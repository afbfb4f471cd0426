import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import { fieldName, fieldValue } from './field-words.ts';
import blocks from '../blocks.module.css';

type Change = HistoryEntry['changes'][number];
type Props = {
  changes: readonly Change[];
  /** True for the first version, which has no previous values. */
  first: boolean;
  /** In the line of the entry. */
  inLine?: boolean;
};

/** Each changed field with its previous and new value. */
export function Changes({ changes, first: isFirst, inLine }: Props) {
  // Without previous values, only the added ones are shown.
  const first = isFirst || changes.every(({ before }) => before === null);
  return (
    <dl className={inLine ? blocks.line : `${blocks.grid} ${blocks.note}`}>
      {changes.map(({ field, before, after }) => (
        <div key={`${field} ${before} ${after}`} className={blocks.line}>
          <dt className={blocks.muted}>{fieldName(field)}</dt>{' '}
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
