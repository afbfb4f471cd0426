import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';
import { formatShare } from '../../../ui/forecast/format-share.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

/** Smaller differences are within the error of the simulation. */
const leastMoved = 0.02;

/** Teams whose chances change in the scenario. */
export function ScenarioChances() {
  const { data } = usePageQuery('league', 'whatIf');
  const moved = data?.teams.filter(({ before, after }) => Math.abs(after - before) >= leastMoved) ?? [];
  if (moved.length === 0) return null;
  return (
    <Section title={m.whatif_chances()}>
      <ul className={`${blocks.rows} ${blocks.grid}`} data-wide>
        {moved.map(({ team, before, after }) => (
          <li key={team.id} className={blocks.ends}>
            <Link href={team.path}>{team.name}</Link>
            <span>{m.whatif_chance_moved({ before: formatShare(before), after: formatShare(after) })}</span>
          </li>
        ))}
      </ul>
      <p className={blocks.note}>
        {m.whatif_chances_what({ ofTarget: m.stakes_target({ target: data?.target ?? 'any' }) })}
      </p>
    </Section>
  );
}
