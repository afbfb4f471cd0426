import { formatDecimal, formatSignedDecimal } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';

type Props = {
  rating: { value: number; error: number; provisional: boolean };
  /** True where nothing beside it names the unit. */
  withUnit?: boolean;
};

/** A power rating with its margin of error: goals per game better than average, adjusted for opponents. */
export function RatingValue({ rating, withUnit = false }: Props) {
  const value = formatSignedDecimal(rating.value);
  const error = formatDecimal(rating.error);
  const text = rating.value < 0 ? m.rating_worse : m.rating_better;
  return (
    <span style={{ whiteSpace: withUnit ? undefined : 'nowrap' }}>
      <span title={text({ rating: formatDecimal(Math.abs(rating.value)), error })}>
        <span className={blocks.strong}>{value}</span>
        <span className={blocks.note}>
          {`\u00a0±\u00a0${error}`}
          {withUnit && ` ${m.rating_unit({ count: Math.abs(rating.value) })}`}
        </span>
      </span>
      {rating.provisional && ' '}
      {rating.provisional && (
        <span className={`${blocks.badge} ${blocks.muted}`} title={m.rating_provisional_long()}>
          {m.rating_provisional()}
        </span>
      )}
    </span>
  );
}
