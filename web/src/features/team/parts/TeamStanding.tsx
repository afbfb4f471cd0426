import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { rulesSeen } from '../../../ui/standings-table/rules-seen.ts';
import { StandingsTable } from '../../../ui/standings-table/StandingsTable.tsx';

type Props = { standing: NonNullable<TeamOutput['standing']>; teamId: number };

/** The team's row in its league's table, with its neighbours. */
export function TeamStanding({ standing: { league, rows }, teamId }: Props) {
  return (
    <Section title={m.team_standing()} more={<Link href={league.path}>{m.team_standing_full()}</Link>}>
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
