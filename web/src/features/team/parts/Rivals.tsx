import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Cards } from '../../../ui/cards/Cards.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { recordWords } from '../../../ui/record/record-words.ts';

/** The most frequent opponents, with links to the rivalries. */
export function Rivals({ rivals }: Pick<TeamOutput, 'rivals'>) {
  if (rivals.length === 0) return null;
  return (
    <Section title={m.team_rivals()}>
      <Cards
        cards={rivals.map(({ team, path, games, ...record }) => ({
          path,
          name: team.name,
          team,
          facts: m.team_rival_facts({ count: games, record: recordWords(record) }),
        }))}
      />
    </Section>
  );
}
