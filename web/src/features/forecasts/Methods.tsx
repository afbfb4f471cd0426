import type { ForecastScoresOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { formatPercentTenth } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { formatLoss } from './format-loss.ts';
import blocks from '../../ui/blocks.module.css';

/** The season's forecasts compared with other methods on the same games. */
export function Methods({ total }: { total: NonNullable<ForecastScoresOutput['total']> }) {
  const methods = [
    { name: m.forecasts_ours(), method: total.ours },
    ...(total.myHockey ? [{ name: m.forecasts_peer(), method: total.myHockey }] : []),
    { name: m.forecasts_home(), method: total.home },
  ];
  return (
    <>
      <p className={blocks.note}>{m.forecasts_games({ count: total.games })}</p>
      <div className={blocks.scroller} role="region" aria-label={m.forecasts_method()} tabIndex={0}>
        <table className={blocks.figures}>
          <caption>{m.forecasts_method()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.forecasts_method()}</th>
              <th scope="col">{m.forecasts_winners()}</th>
              <th scope="col">{m.forecasts_loss()}</th>
            </tr>
          </thead>
          <tbody>
            {methods.map(({ name, method }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatPercentTenth(method.winners)}</td>
                <td>{formatLoss(method.logLoss)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
