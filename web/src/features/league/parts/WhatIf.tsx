import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { useScrollOnce } from '../../../lib/page/use-scroll-once.ts';
import { scenarioAddress, whatIfId } from '../what-if.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { StandingsTable } from '../../../ui/standings-table/StandingsTable.tsx';
import { RankMove } from './RankMove.tsx';
import { ScenarioChances } from './ScenarioChances.tsx';
import { ScenarioResults } from './ScenarioResults.tsx';
import { WhatIfForm } from './WhatIfForm.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { answer: LeagueOutput };

/** Teams whose rank the scenario changes. */
function Changes({ answer: { standings, whatIf } }: Props) {
  const real = new Map(whatIf?.ranks.map(({ teamId, rank }) => [teamId, rank]));
  const moved = standings.filter(({ team, rank }) => real.get(team.id) !== rank);
  if (moved.length === 0) return <p>{m.whatif_no_change()}</p>;
  return (
    <ul className={blocks.rows}>
      {moved.map(({ team, rank }) => (
        <li key={team.id}>
          <RankMove from={real.get(team.id) ?? null} to={rank} /> <Link href={team.path}>{team.name}</Link>
        </li>
      ))}
    </ul>
  );
}

function Scenario({ answer }: Props) {
  const { league, standings, whatIf } = answer;
  if (!whatIf) return null;
  // The table's arrows compare with the last day played, so they are hidden; changes are listed above.
  const rows = standings.map((row) => ({ ...row, previousRank: null }));
  return (
    <>
      <Section title={m.whatif_changes()}>
        <Changes answer={answer} />
      </Section>
      <StandingsTable
        caption={m.whatif_caption({ league: league.name, season: league.season.slug })}
        rows={rows}
        rules={league.rules}
        compact
      />
      <ScenarioChances />
      <ScenarioResults games={whatIf.games} />
    </>
  );
}

/** The table under a scenario, which is stored only in the page's URL. */
export function WhatIf({ answer }: Props) {
  const pageLocation = usePageLocation();
  const { rules, scheduled } = answer.league;
  // The changes are above the form in which the results were entered.
  useScrollOnce(whatIfId, answer.whatIf !== null);
  const back = <Link href={scenarioAddress(pageLocation, null)}>{m.league_back_to_table()}</Link>;
  return (
    <>
      <Section title={m.whatif_title()} more={back}>
        <p id={whatIfId} className={blocks.notice} role="status">
          {m.whatif_notice()} {rules.fairPlay && scheduled > 0 && m.whatif_fair_play()}
        </p>
      </Section>
      <Scenario answer={answer} />
      <WhatIfForm answer={answer} />
    </>
  );
}
