import { m } from '../../paraglide/messages.js';
import { Cards } from '../../ui/cards/Cards.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import type { byCategory } from './by-category.ts';
import blocks from '../../ui/blocks.module.css';

type Props = { groups: ReturnType<typeof byCategory> };

/** The region's teams, grouped by category. */
export function TeamsByCategory({ groups }: Props) {
  return (
    <Section title={m.nav_teams()}>
      <div className={blocks.stack}>
        {groups.map(({ path, name: category, teams: members }) => (
          <div key={path}>
            <h3>{category}</h3>
            <Cards
              cards={members.map((team) => ({
                path: team.path,
                name: team.name,
                facts: team.city ?? '',
                team,
                hasStar: true,
              }))}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
