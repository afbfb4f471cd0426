import { formatDay, formatMonth, formatNumber } from '../../lib/format/format.ts';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { BarTable } from '../../ui/bars/BarTable.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { changesOf, changeSeries, seasonSeries } from './series.ts';
import blocks from '../../ui/blocks.module.css';

const loadChart = async () => (await import('../../ui/day-chart/DayChart.tsx')).DayChart;

/**
 * Growth of the site: changes by day, members by month, games by season. The data are tables; the code of
 * the charts loads later.
 */
export function AdminChartsPage() {
  const query = usePageQuery('adminCharts', 'main', { retry: false });
  const { Part: DayChart, failed } = useLater(useIsHydrated(), loadChart);
  return (
    <AdminFrame title={m.admin_charts_title()} description={m.admin_charts_description()} query={query}>
      {({ changes, members, seasons }) => (
        <>
          <Section title={m.admin_chart_changes()}>
            <p className={blocks.note}>{m.admin_chart_changes_note()}</p>
            {DayChart && (
              <DayChart label={m.admin_chart_changes()} data={changesOf(changes)} series={changeSeries()} />
            )}
            {failed && <p>{m.state_failed_body()}</p>}
            <details className={blocks.fold}>
              <summary>{m.admin_chart_numbers()}</summary>
              <BarTable
                caption={m.admin_chart_changes()}
                bars={changesOf(changes).map(({ label, total }) => ({
                  key: label,
                  label,
                  value: total,
                  text: formatNumber(total),
                }))}
              />
            </details>
          </Section>
          <Section title={m.admin_chart_members()}>
            <BarTable
              caption={m.admin_chart_members()}
              bars={members.map(({ month, joined }) => ({
                key: month,
                label: formatMonth(month),
                value: joined,
                text: formatNumber(joined),
              }))}
            />
          </Section>
          <Section title={m.admin_chart_seasons()}>
            {DayChart && seasons.length > 1 && (
              <DayChart
                label={m.admin_chart_seasons()}
                data={seasons.map(({ season, ...rest }) => ({ label: season, ...rest }))}
                series={seasonSeries()}
              />
            )}
            <BarTable
              caption={m.admin_chart_seasons()}
              bars={seasons.map(({ season, finals }) => ({
                key: season,
                label: season,
                value: finals,
                text: m.games_count({ count: finals }),
              }))}
            />
          </Section>
          <p className={blocks.note}>{m.admin_charts_until({ day: formatDay(changes.at(-1)?.day ?? '') })}</p>
        </>
      )}
    </AdminFrame>
  );
}
