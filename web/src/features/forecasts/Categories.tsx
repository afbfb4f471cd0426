import type { ForecastScoresOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { formatNumber, formatPercentTenth } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { formatLoss } from './format-loss.ts';
import blocks from '../../ui/blocks.module.css';

/** The scores of each method by category. */
export function Categories({ categories }: { categories: ForecastScoresOutput['categories'] }) {
  // MyHockey's method has numbers once the nightly job has compared it.
  const hasPeer = categories.some(({ myHockey }) => myHockey !== null);
  const methods = [m.forecasts_ours(), ...(hasPeer ? [m.forecasts_peer()] : []), m.forecasts_home()];
  return (
    <div className={blocks.scroller} role="region" aria-label={m.forecasts_category_table()} tabIndex={0}>
      <table className={blocks.figures}>
        <caption>{m.forecasts_category_table()}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {m.forecasts_category()}
            </th>
            <th scope="col" rowSpan={2}>
              {m.leaders_games()}
            </th>
            <th scope="colgroup" colSpan={methods.length}>
              {m.forecasts_winners()}
            </th>
            <th scope="colgroup" colSpan={methods.length}>
              {m.forecasts_loss()}
            </th>
          </tr>
          <tr>
            {[...methods, ...methods].map((name, index) => (
              <th
                key={index < methods.length ? name : `${name} 2`}
                scope="col"
                style={{ textAlign: 'right' }}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, games, ours, myHockey, home }) => (
            <tr key={category.id}>
              <th scope="row">
                <Link href={category.path}>{category.name}</Link>
              </th>
              <td>{formatNumber(games)}</td>
              {(hasPeer ? [ours, myHockey, home] : [ours, home]).map((method, index) => (
                <td key={methods[index]}>{method ? formatPercentTenth(method.winners) : '–'}</td>
              ))}
              {(hasPeer ? [ours, myHockey, home] : [ours, home]).map((method, index) => (
                <td key={methods[index]}>{method ? formatLoss(method.logLoss) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
