import type { ReactNode } from 'react';
import classes from './bars.module.css';

export type Bar = {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: number;
  /** The value in words. */
  readonly shown: string;
  /** Whether it stands out. */
  readonly marked?: boolean;
};
type Props = {
  /** For those who listen. */
  caption: string;
  bars: readonly Bar[];
  /** Labels are sentences rather than words. */
  wide?: boolean;
};

/** Numbers with bars beside each other: a table, so that it is read without seeing it. The largest fills the line. */
export function BarTable({ caption, bars, wide }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className={classes.bars} data-wide={wide || undefined}>
      <caption>{caption}</caption>
      <tbody>
        {bars.map(({ key, label, value, shown, marked }) => (
          <tr key={key} data-marked={marked || undefined}>
            <th scope="row">{label}</th>
            <td aria-hidden="true">
              {value > 0 && <span className={classes.bar} style={{ width: `${(value / most) * 100}%` }} />}
            </td>
            <td className={classes.value}>{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
