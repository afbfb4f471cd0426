import { formatDecimal, formatSignedDecimal } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import classes from './rating.module.css';
import blocks from '../blocks.module.css';

type Props = { rating: { value: number; error: number; provisional: boolean } };

/** A power rating with its margin of error: goals a game better than average, opponents accounted for. */
export function RatingValue({ rating }: Props) {
  const value = formatSignedDecimal(rating.value);
  const error = formatDecimal(rating.error);
  return (
    <span className={classes.rating}>
      <span title={m.rating_explained({ rating: value, error })}>
        <span className={blocks.strong}>{value}</span>
        <span className={classes.error}>{` ± ${error}`}</span>
      </span>
      {rating.provisional && (
        <span className={`${blocks.badge} ${classes.provisional}`} title={m.rating_provisional_long()}>
          {m.rating_provisional()}
        </span>
      )}
    </span>
  );
}
