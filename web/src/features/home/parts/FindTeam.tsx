import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { usePaths } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import classes from './find-team.module.css';
import { TeamSearch } from './TeamSearch.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { season: string; categories: readonly Ref[] };

/** The way to one's team: by a word of its name, or by its category, then its region. */
export function FindTeam({ season, categories }: Props) {
  const paths = usePaths();
  return (
    <section className={`${blocks.card} ${classes.find}`} aria-labelledby="find-team">
      <h2 id="find-team">{m.find_team_title()}</h2>
      <p className={blocks.muted}>{m.find_team_lead()}</p>
      <TeamSearch season={season} />
      {categories.length > 0 && (
        <nav aria-labelledby="find-team-category">
          <p id="find-team-category" className={classes.step}>
            {m.find_team_category()}
          </p>
          <ul className={classes.chips}>
            {categories.map((category) => (
              <li key={category.id}>
                <Link href={paths.teams(season, category)}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}
