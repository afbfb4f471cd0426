import type { SeasonRefOutput } from '@rondelle/contracts/competition/outputs.ts';
import type { SeasonHighlightsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { LeadersTable } from '../../../ui/leaders/LeadersTable.tsx';
import { measureName } from '../../../ui/leaders/leader-value.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

type Props = { leaders: SeasonHighlightsOutput['leaders']; season: SeasonRefOutput };

/** The best-rated teams of the largest categories. */
export function LeadersByCategory({ leaders, season }: Props) {
  const paths = usePaths();
  if (leaders.length === 0) return null;
  return (
    <Section
      title={m.nav_leaderboard()}
      more={<Link href={paths.leaderboard(season.slug)}>{m.pulse_leaderboard()}</Link>}
    >
      <div className={blocks.grid} data-wide>
        {leaders.map(({ category, teams }) => (
          <div key={category.id}>
            <h3 className={blocks.plain}>
              <Link href={category.path}>{category.name}</Link>
            </h3>
            <LeadersTable
              leaders={teams}
              by="rating"
              caption={m.leaders_caption({ category: category.name, measure: measureName('rating') })}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
