import type { LeaderboardOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { LeadersTable } from '../../ui/leaders/LeadersTable.tsx';
import { type LeaderMeasure, measureName } from '../../ui/leaders/leader-value.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';

type Props = { board: LeaderboardOutput; by: LeaderMeasure };

/**
 * A category's teams. Ratings of teams that no chain of games connects are not comparable: each such group has its
 * own table.
 */
function Groups({ leaders, by }: { leaders: LeaderboardOutput['leaders']; by: LeaderMeasure }) {
  const groups = [...new Set(leaders.map(({ group }) => group))];
  if (groups.length < 2) return <LeadersTable leaders={leaders} by={by} caption={measureName(by)} />;
  return groups.map((group) => (
    <Section key={group} title={m.leaderboard_group({ number: group })}>
      <LeadersTable
        leaders={leaders.filter((leader) => leader.group === group)}
        by={by}
        caption={m.leaders_caption({
          category: m.leaderboard_group({ number: group }),
          measure: measureName(by),
        })}
      />
    </Section>
  ));
}

/** One category's teams, or the leaders of every category: teams of different categories are not compared. */
export function Boards({ board: { season, category, categories, leaders, paging }, by }: Props) {
  const paths = usePaths();
  const { search } = usePageLocation();
  if (category)
    return (
      <>
        <Groups leaders={leaders} by={by} />
        <Pager paging={paging} />
      </>
    );
  const query = search ? `?${search}` : '';
  const boards = categories
    .map((one) => ({ one, teams: leaders.filter((leader) => leader.category.id === one.id) }))
    .filter(({ teams }) => teams.length > 0);
  return (
    <div className={blocks.grid} data-wide>
      {boards.map(({ one, teams }) => (
        <Section
          key={one.id}
          title={one.name}
          more={<Link href={paths.leaderboard(season.slug, one) + query}>{m.leaderboard_all_teams()}</Link>}
        >
          <LeadersTable
            leaders={teams}
            by={by}
            caption={m.leaders_caption({ category: one.name, measure: measureName(by) })}
          />
        </Section>
      ))}
    </div>
  );
}
