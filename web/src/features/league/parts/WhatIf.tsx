import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { supposingAt } from '../../../lib/what-if.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { StandingsTable } from '../../../ui/standings-table/StandingsTable.tsx';
import { RankMove } from './RankMove.tsx';
import { SupposedChances } from './SupposedChances.tsx';
import { Supposed } from './Supposed.tsx';
import { WhatIfForm } from './WhatIfForm.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { answer: LeagueOutput };

/** The teams whose rank the supposed results would change. */
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

function Supposition({ answer }: Props) {
  const { league, standings, whatIf } = answer;
  if (!whatIf) return null;
  // The table's arrows speak of the last day played; what would change is said beside it.
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
      <SupposedChances />
      <Supposed games={whatIf.games} />
    </>
  );
}

/** The table as it would be with supposed results: nothing of it is saved anywhere but in the page's address. */
export function WhatIf({ answer }: Props) {
  const pageLocation = usePageLocation();
  const { rules, scheduled } = answer.league;
  const back = <Link href={supposingAt(pageLocation, null)}>{m.league_back_to_table()}</Link>;
  return (
    <>
      <Section title={m.whatif_title()} more={back}>
        <p className={blocks.notice} role="status">
          {m.whatif_notice()} {rules.fairPlay && scheduled > 0 && m.whatif_fair_play()}
        </p>
      </Section>
      <Supposition answer={answer} />
      <WhatIfForm answer={answer} />
    </>
  );
}
