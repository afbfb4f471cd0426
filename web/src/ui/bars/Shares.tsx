import { formatNumber, formatPercent } from '../../lib/format.ts';
import classes from './bars.module.css';

type Share = { readonly label: string; readonly value: number };

/** Parts of a whole in one bar, at most four, with what each of them is below. */
export function Shares({ shares }: { shares: readonly Share[] }) {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return null;
  return (
    <div>
      <div className={classes.parts} aria-hidden="true">
        {shares.map(({ label, value }) => (
          <span key={label} style={{ width: `${(value / total) * 100}%` }} />
        ))}
      </div>
      <ul className={classes.key}>
        {shares.map(({ label, value }) => (
          <li key={label}>
            {label} <strong>{formatPercent(value / total)}</strong> ({formatNumber(value)})
          </li>
        ))}
      </ul>
    </div>
  );
}
