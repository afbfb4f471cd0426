import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { type Compared, comparisonOf, type Rivals } from '../compared.ts';
import classes from './rivalry.module.css';
import blocks from '../../../ui/blocks.module.css';

function Bars({ shares: [one, two] }: Pick<Compared, 'shares'>) {
  return (
    <span className={classes.bars} aria-hidden="true">
      <span>
        <i className={classes.one} style={{ inlineSize: `${one}%` }} />
      </span>
      <span>
        <i className={classes.two} style={{ inlineSize: `${two}%` }} />
      </span>
    </span>
  );
}

/** Two teams, number against number; the bars repeat the numbers, plain for one team and hatched for the other. */
export function Comparison({ rivals }: { rivals: Rivals }) {
  const [one, two] = rivals;
  return (
    <table className={`${blocks.figures} ${classes.comparison}`}>
      <caption>{m.rivalry_caption({ one: one.name, two: two.name })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Link href={one.path}>{one.name}</Link>
          </th>
          <th scope="col">
            <span className={blocks.hidden}>{m.rivalry_measure()}</span>
          </th>
          <th scope="col">
            <Link href={two.path}>{two.name}</Link>
          </th>
        </tr>
      </thead>
      <tbody>
        {comparisonOf(rivals).map(({ label, values, shares }) => (
          <tr key={label}>
            <td data-more={values[0] > values[1] || undefined}>{formatNumber(values[0])}</td>
            <th scope="row">
              {label}
              <Bars shares={shares} />
            </th>
            <td data-more={values[1] > values[0] || undefined}>{formatNumber(values[1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
