import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { TournamentCategory } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import blocks from '../../../ui/blocks.module.css';

function PageLocation({ label, team, first = false }: { label: string; team: Ref | null; first?: boolean }) {
  if (!team) return null;
  return (
    <div className={first ? `${blocks.card} ${blocks.accented}` : blocks.card}>
      <dt>{label}</dt>
      <dd className={first ? `${blocks.big} ${blocks.strong}` : blocks.strong}>
        <Link href={team.path} className={`${blocks.beside} ${blocks.tight}`}>
          <Crest team={team} />
          <TeamName name={team.name} />
        </Link>
      </dd>
    </div>
  );
}

/** The champion, the finalist and the third; null until there is a champion. */
export function Outcome({ part: { winner, finalist, third } }: { part: TournamentCategory }) {
  if (!winner) return null;
  return (
    <dl className={`${blocks.boxes} ${blocks.plain}`} aria-label={m.tournament_outcome()}>
      <PageLocation label={m.tournament_champion()} team={winner} first />
      <PageLocation label={m.tournament_finalist()} team={finalist} />
      <PageLocation label={m.tournament_third()} team={third} />
    </dl>
  );
}
