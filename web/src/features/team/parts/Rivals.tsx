import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { usePage, usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Cards } from '../../../ui/cards/Cards.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { recordWords } from '../../../ui/record/record-words.ts';
import blocks from '../../../ui/blocks.module.css';

/** Number of visible rivals; the others are collapsed. */
const most = 5;

const cardOf = ({ team, path, games, ...record }: TeamOutput['rivals'][number]) => ({
  path,
  name: team.name,
  team,
  facts: m.team_rival_facts({ count: games, record: recordWords(record) }),
});

/** The most frequent opponents, with links to the rivalries and to the teams that it could play. */
export function Rivals({ rivals, team: { category, region, ...team } }: Pick<TeamOutput, 'rivals' | 'team'>) {
  const paths = usePaths();
  const { season } = usePage('team');
  const opponents = (
    <Link href={paths.opponents(season, category, region, team)} rel="nofollow">
      {m.opponents_title()}
    </Link>
  );
  if (rivals.length === 0) return <p>{opponents}</p>;
  const cards = rivals.map(cardOf);
  return (
    <Section title={m.team_rivals()} more={opponents}>
      <Cards cards={cards.slice(0, most)} />
      {cards.length > most && (
        <details className={blocks.fold}>
          <summary>{m.team_rivals_more({ count: cards.length - most })}</summary>
          <Cards cards={cards.slice(most)} />
        </details>
      )}
    </Section>
  );
}
