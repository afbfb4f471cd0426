import { Box } from '@mantine/core';
import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import classes from './find-team.module.css';
import { TeamSearch } from './TeamSearch.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { season: string; categories: readonly Ref[] };

/** Finds a team by its name, or by its category and region. */
export function FindTeam({ season, categories }: Props) {
  const paths = usePaths();
  return (
    <section className={`${blocks.card} ${blocks.accented} ${classes.find}`} aria-labelledby="find-team">
      <Box component="h2" id="find-team" mb="0.25rem">
        {m.find_team_title()}
      </Box>
      <p className={blocks.muted}>{m.find_team_lead()}</p>
      <TeamSearch season={season} />
      {categories.length > 0 && (
        <nav aria-labelledby="find-team-category" className={blocks.choices} data-wrapped>
          <Box component="p" id="find-team-category" fz="sm" fw={600} mb="0.375rem">
            {m.find_team_category()}
          </Box>
          <ul>
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
