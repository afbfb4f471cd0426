import type { ReactNode } from 'react';
import classes from './bars.module.css';

export type Bar = {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: number;
  /** The formatted value. */
  readonly text: string;
  /** Highlights the bar. */
  readonly marked?: boolean;
};
type Props = {
  /** Visually hidden. */
  caption: string;
  bars: readonly Bar[];
  /** Labels are sentences rather than words. */
  wide?: boolean;
};

/** A bar chart as an accessible table. The largest value fills the width. */
export function BarTable({ caption, bars, wide }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className={classes.bars} data-wide={wide || undefined}>
      <caption>{caption}</caption>
      <tbody>
        {bars.map(({ key, label, value, text: shown, marked }) => (
          <tr key={key} data-marked={marked || undefined}>
            <th scope="row">{label}</th>
            <td aria-hidden="true">
              {value > 0 && <span className={classes.bar} style={{ width: `${(value / most) * 100}%` }} />}
            </td>
            <td>{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
