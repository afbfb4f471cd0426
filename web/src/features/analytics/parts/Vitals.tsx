import type { VisitsOutput } from '@rondelle/contracts/site/visits.inputs.ts';
import { type Vital, vitals } from '@rondelle/contracts/site/visits.ts';
import { formatDecimal, formatNumber } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { PlainTable } from '../../../ui/plain-table/PlainTable.tsx';
import { ratingWords, seventyFifth, totalOf } from '../visit-words.ts';

const words = {
  LCP: m.analytics_lcp,
  INP: m.analytics_inp,
  CLS: m.analytics_cls,
  FCP: m.analytics_fcp,
  TTFB: m.analytics_ttfb,
} as const satisfies Record<Vital, () => string>;

const formatVital = (vital: Vital, value: number): string =>
  vital === 'CLS' ? formatDecimal(value / 1_000) : m.analytics_ms({ ms: formatNumber(value) });

/** The 75th percentile of each vital over real visits, its rating and the number of measurements. */
export function Vitals({ most }: Pick<VisitsOutput, 'most'>) {
  return (
    <PlainTable label={m.analytics_vital()}>
      <thead>
        <tr>
          <th scope="col">{m.analytics_vital()}</th>
          <th scope="col">{m.analytics_seventy_fifth()}</th>
          <th scope="col">{m.analytics_rating()}</th>
          <th scope="col">{m.analytics_measured()}</th>
        </tr>
      </thead>
      <tbody>
        {vitals.map((vital) => {
          const value = seventyFifth(vital, most[vital]);
          return (
            <tr key={vital}>
              <th scope="row">{words[vital]()}</th>
              <td>{value === null ? '–' : formatVital(vital, value)}</td>
              <td>{value === null ? '–' : ratingWords(vital, value)}</td>
              <td>{formatNumber(totalOf(most[vital]))}</td>
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}
