import type { CategoryOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { formatNumber, formatSignedDecimal } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { BarTable } from '../../ui/bars/BarTable.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';

type Props = { spread: NonNullable<CategoryOutput['spread']> };

/** The distribution of a category's ratings: how many teams are in each rating range. */
export function Spread({ spread: { step, bins, apart } }: Props) {
  return (
    <Section title={m.category_spread()}>
      <BarTable
        caption={m.category_spread()}
        bars={bins.map(({ from, teams }) => ({
          key: String(from),
          text: formatNumber(teams),
          label: m.category_spread_from({
            from: formatSignedDecimal(from),
            to: formatSignedDecimal(from + step),
          }),
          value: teams,
        }))}
      />
      <p className={blocks.note}>
        {m.team_rating_meaning()}
        {apart > 0 && ` ${m.category_spread_apart({ teams: m.teams_count({ count: apart }) })}`}
      </p>
    </Section>
  );
}
