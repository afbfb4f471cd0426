import { visitPeriods } from '@rondelle/contracts/site/visits.ts';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { formatDay, formatNumber } from '../../lib/format/format.ts';
import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { BarTable } from '../../ui/bars/BarTable.tsx';
import { Figures } from '../../ui/figures/Figures.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Keys } from './parts/Keys.tsx';
import { Vitals } from './parts/Vitals.tsx';
import { totalOf, viewFigures } from './visit-words.ts';
import blocks from '../../ui/blocks.module.css';

const loadChart = async () => (await import('../../ui/day-chart/DayChart.tsx')).DayChart;

/** Visits to the site as daily sums, counted without cookies and without personal data. */
export function AnalyticsPage() {
  const query = usePageQuery('analytics', 'main', { retry: false });
  const location = usePageLocation();
  const { Part: DayChart } = useLater(useIsHydrated(), loadChart);
  return (
    <AdminFrame
      title={m.analytics_title()}
      description={m.analytics_description()}
      lead={m.analytics_lead()}
      query={query}
    >
      {({ days, isOn, views, most }) => (
        <>
          <nav aria-label={m.analytics_period()}>
            <ul className={blocks.line}>
              {visitPeriods.map((period) => (
                <li key={period}>
                  <Link
                    href={withSearch(location, { days: String(period) })}
                    aria-current={period === days ? 'page' : undefined}
                  >
                    {m.analytics_days({ count: period })}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {!isOn && <p className={blocks.notice}>{m.analytics_is_off()}</p>}
          <Section title={m.analytics_views()}>
            <Figures figures={viewFigures(views)} />
            {DayChart && (
              <DayChart
                label={m.analytics_views()}
                data={views.map((one) => ({ label: formatDay(one.day, 'bare'), views: one.views }))}
                series={[{ name: 'views', label: m.analytics_views(), color: 'var(--r-blue-line)' }]}
              />
            )}
            <details className={blocks.fold}>
              <summary>{m.admin_chart_numbers()}</summary>
              <BarTable
                caption={m.analytics_views()}
                bars={views.map((one) => ({
                  key: one.day,
                  label: formatDay(one.day),
                  value: one.views,
                  text: formatNumber(one.views),
                }))}
              />
            </details>
          </Section>
          <div className={blocks.grid} data-wide>
            <Keys metric="page" sums={most.page} />
            <Keys metric="referrer" sums={most.referrer} />
            <Keys metric="device" sums={most.device} />
            <Keys metric="language" sums={most.language} />
            <Keys metric="missing" sums={most.missing} />
            <Keys metric="emptySearch" sums={most.emptySearch} />
          </div>
          <Section title={m.analytics_vitals()}>
            <p className={blocks.note}>{m.analytics_vitals_note()}</p>
            <Vitals most={most} />
          </Section>
          <p className={blocks.note}>{m.analytics_total({ count: totalOf(most.page) })}</p>
        </>
      )}
    </AdminFrame>
  );
}
