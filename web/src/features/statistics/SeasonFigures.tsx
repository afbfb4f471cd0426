import type { SeasonStatistics } from '@rondelle/contracts/competition/statistics.outputs.ts';
import { formatDecimal, formatMonth, formatNumber, formatPercent } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { BarTable } from '../../ui/bars/BarTable.tsx';
import { Shares } from '../../ui/bars/Shares.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';

const games = (count: number) => formatNumber(count);

function HowGamesEnd({ statistics: { outcomes } }: { statistics: SeasonStatistics }) {
  const { homeWins, ties, awayWins, regulation, overtime, shootout, forfeits } = outcomes;
  return (
    <div className={blocks.stack}>
      <Shares
        shares={[
          { label: m.statistics_home_wins(), value: homeWins },
          { label: m.statistics_ties(), value: ties },
          { label: m.statistics_away_wins(), value: awayWins },
        ]}
      />
      <Shares
        shares={[
          { label: m.statistics_regulation(), value: regulation },
          { label: m.statistics_overtime(), value: overtime },
          { label: m.statistics_shootout(), value: shootout },
          { label: m.statistics_forfeits(), value: forfeits },
        ]}
      />
    </div>
  );
}

/** Charts of a season: games by month, goal margins, how games end, and figures by category. */
export function SeasonFigures({ statistics }: { statistics: SeasonStatistics }) {
  const { months, margins, categories } = statistics;
  if (months.length === 0) return <p className={blocks.muted}>{m.statistics_no_games()}</p>;
  return (
    <>
      <div className={blocks.grid} data-wide>
        <Section title={m.statistics_months()}>
          <BarTable
            caption={m.statistics_months()}
            bars={months.map((one) => ({
              key: one.month,
              label: formatMonth(one.month),
              value: one.games,
              text: games(one.games),
            }))}
          />
        </Section>
        <Section title={m.statistics_margins()}>
          <BarTable
            caption={m.statistics_margins()}
            bars={margins.map((one) => ({
              key: String(one.margin),
              label:
                one.margin === 10 ? m.statistics_margin_most() : m.statistics_margin({ count: one.margin }),
              value: one.games,
              text: games(one.games),
            }))}
          />
        </Section>
      </div>
      <Section title={m.statistics_endings()}>
        <HowGamesEnd statistics={statistics} />
      </Section>
      <Section title={m.statistics_categories()}>
        <div
          className={blocks.scroller}
          role="region"
          aria-label={m.statistics_categories_table()}
          tabIndex={0}
        >
          <table className={blocks.figures}>
            <caption>{m.statistics_categories_table()}</caption>
            <thead>
              <tr>
                <th scope="col">{m.statistics_category()}</th>
                <th scope="col">{m.statistics_games()}</th>
                <th scope="col">{m.statistics_goals_per_game()}</th>
                <th scope="col">{m.statistics_home_wins()}</th>
                <th scope="col">{m.statistics_ties()}</th>
              </tr>
            </thead>
            <tbody>
              {categories.map(({ category, games: count, goalsPerGame, homeWins, ties }) => (
                <tr key={category.id}>
                  <th scope="row">
                    <Link href={category.path}>{category.name}</Link>
                  </th>
                  <td>{games(count)}</td>
                  <td>{goalsPerGame === null ? '–' : formatDecimal(goalsPerGame)}</td>
                  <td>{formatPercent(homeWins)}</td>
                  <td>{formatPercent(ties)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </>
  );
}
