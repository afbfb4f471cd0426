import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { ReactNode } from 'react';
import { InSeason, type SeasonChoices } from '../form/InSeason.tsx';
import { RulesetsLoader } from './RulesetField.tsx';

/** The season's choices and, for a competition that is added, the rulesets. */
export type RulesetChoices = Omit<SeasonChoices, 'rulesets'> & {
  readonly rulesets: readonly RulesetOutput[];
};

type Props = { id: number | null; children: (choices: RulesetChoices) => ReactNode };

/** Loads the choices of the form that adds a competition, or edits the one with this id. */
export function WithRulesets({ id, children }: Props) {
  return (
    <InSeason>
      {(choices) =>
        id === null ? (
          <RulesetsLoader>{(rulesets) => children({ ...choices, rulesets })}</RulesetsLoader>
        ) : (
          children({ ...choices, rulesets: [] })
        )
      }
    </InSeason>
  );
}
