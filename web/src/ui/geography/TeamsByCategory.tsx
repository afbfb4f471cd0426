import type { TeamsByCategory as Categories } from '@rondelle/contracts/competition/geography.outputs.ts';
import { namesCity } from '../../lib/format/names-city.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { LinkList } from '../link-list/LinkList.tsx';
import { Section } from '../page-frame/Section.tsx';
import blocks from '../blocks.module.css';

type Props = {
  categories: Categories;
  /** Shows each team's city, when teams are from several. */
  withCity?: boolean;
  title?: string;
};

/** Teams grouped by category. */
export function TeamsByCategory({ categories, withCity = false, title = m.nav_teams() }: Props) {
  return (
    <Section title={title}>
      <div className={blocks.stack}>
        {categories.map(({ category, teams }) => (
          <div key={category.path}>
            <h3 className={blocks.label}>
              <Link href={category.path}>{category.name}</Link>
            </h3>
            <LinkList
              items={teams.map(({ city, ...team }) => ({
                name: team.name,
                path: team.path,
                team,
                ...(withCity && city && !namesCity(team.name, city) && { fact: city }),
              }))}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
