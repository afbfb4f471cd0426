import type { Answers } from '../../lib/answers.ts';
import { m } from '../../paraglide/messages.js';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
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
            <LinkList
              items={members.map(({ path, name, city }) => ({ path, name, ...(city && { fact: city }) }))}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
