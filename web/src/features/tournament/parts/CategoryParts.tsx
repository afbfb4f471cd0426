import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { TournamentCategory } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Bracket } from '../../../ui/bracket/Bracket.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import type { GroupChances } from '../use-group-chances.ts';
import { Advanced } from './Advanced.tsx';
import { Groups } from './Groups.tsx';
import { Outcome } from './Outcome.tsx';

type Props = {
  part: TournamentCategory;
  rules: Ruleset | null;
  sort: string | null;
  chancesOf: GroupChances;
};

/** A category: its outcome, the bracket, the tables of the groups and the teams that advanced. */
export function CategoryParts({ part, rules, sort, chancesOf }: Props) {
  return (
    <>
      <Outcome part={part} />
      {part.rounds.length + part.bracket.length > 0 && (
        <Section title={m.bracket_title()}>
          <Bracket
            rounds={part.rounds}
            planned={part.bracket}
            label={m.bracket_label({ category: part.category.name })}
          />
        </Section>
      )}
      <Groups groups={part.groups} rules={rules} sort={sort} chancesOf={chancesOf} />
      <Advanced advanced={part.advanced} />
    </>
  );
}
