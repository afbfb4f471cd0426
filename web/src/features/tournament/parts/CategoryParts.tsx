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

/** A category: its outcome, the bracket once it has a team, the tables of the groups and the teams that advanced. */
export function CategoryParts({ part, rules, sort, chancesOf }: Props) {
  const hasTeams =
    part.rounds.length > 0 ||
    part.bracket.some(({ home, away }) => [home, away].some(({ state }) => state === 'decided'));
  const bracket = (hasTeams || part.bracket.length > 0) && (
    <Section title={m.bracket_title()}>
      <Bracket
        rounds={part.rounds}
        planned={part.bracket}
        label={m.bracket_label({ category: part.category.name })}
      />
    </Section>
  );
  return (
    <>
      <Outcome part={part} />
      {hasTeams && bracket}
      <Groups groups={part.groups} rules={rules} sort={sort} chancesOf={chancesOf} />
      <Advanced advanced={part.advanced} />
      {!hasTeams && bracket}
    </>
  );
}
