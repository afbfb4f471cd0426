import type { Answers } from '../../lib/answers.ts';
import { m } from '../../paraglide/messages.js';
import { Cards } from '../../ui/cards/Cards.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';

type Teams = Answers['region']['get']['teams'];

/** The region's teams, under their category. */
export function TeamsByCategory({ teams }: { teams: Teams }) {
  return (
    <Section title={m.nav_teams()}>
      <div className={blocks.stack}>
        {[...Map.groupBy(teams, ({ category }) => category.name)].map(([category, members]) => (
          <div key={category}>
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
