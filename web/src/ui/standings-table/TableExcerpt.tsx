import type { Ref, Standing } from '@rondelle/contracts/competition/outputs.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { Section } from '../page-frame/Section.tsx';
import { rulesSeen } from './rules-seen.ts';
import { StandingsTable } from './StandingsTable.tsx';

type Props = { title: string; league: Ref; rows: readonly Standing[]; teamId: number };

/** A team's row in its league's table, with its neighbours. */
export function TableExcerpt({ title, league, rows, teamId }: Props) {
  return (
    <Section title={title} more={<Link href={league.path}>{m.team_standing_full()}</Link>}>
      <StandingsTable
        caption={m.team_standing_caption({ league: league.name })}
        rows={rows}
        rules={rulesSeen(rows)}
        compact
        highlightedTeamId={teamId}
      />
    </Section>
  );
}
