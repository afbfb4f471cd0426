import type { VisitsOutput } from '@rondelle/contracts/site/visits.inputs.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { BarTable } from '../../../ui/bars/BarTable.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { keyWords } from '../visit-words.ts';
import blocks from '../../../ui/blocks.module.css';

const titles = {
  page: m.analytics_pages,
  referrer: m.analytics_referrers,
  device: m.analytics_devices,
  language: m.analytics_languages,
  missing: m.analytics_missing,
  emptySearch: m.analytics_empty_searches,
} as const;

const visibleCount = 15;

type Props = { metric: keyof typeof titles; sums: VisitsOutput['most']['page'] };

/** The most frequent keys of a metric. */
export function Keys({ metric, sums }: Props) {
  const title = titles[metric]();
  return (
    <Section title={title}>
      {sums.size === 0 ? (
        <p className={blocks.muted}>{m.analytics_nothing()}</p>
      ) : (
        <BarTable
          caption={title}
          wide
          bars={[...sums].slice(0, visibleCount).map(([key, count]) => ({
            key,
            label: keyWords(metric, key),
            value: count,
            text: formatNumber(count),
          }))}
        />
      )}
    </Section>
  );
}
