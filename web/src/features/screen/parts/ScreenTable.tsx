import { ViewTitle } from './ViewTitle.tsx';
import { Box } from '@mantine/core';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { rulesSeen } from '../../../ui/standings-table/rules-seen.ts';
import { StandingsTable } from '../../../ui/standings-table/StandingsTable.tsx';

type Props = { view: Pick<LeagueOutput, 'league' | 'standings'> };

/** A league's table, or a part of it. */
export function ScreenTable({ view: { league, standings } }: Props) {
  return (
    <Box
      component="section"
      fz="max(1rem, min(3.1vh, 3vw))"
      miw={0}
      aria-labelledby="screen-view"
      style={{ container: 'team-name / inline-size' }}
    >
      <ViewTitle c="dimmed">{league.name}</ViewTitle>
      <StandingsTable
        compact
        caption={m.league_caption({ league: league.name, season: league.season.slug })}
        rows={standings}
        rules={rulesSeen(standings)}
      />
    </Box>
  );
}
