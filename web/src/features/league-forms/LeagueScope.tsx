import type { NamedInTextOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { ReactNode } from 'react';
import { trpc } from '../../lib/http/trpc.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { QueryLoader } from '../../ui/form/QueryLoader.tsx';
import { type RulesetChoices, WithRulesets } from '../../ui/ruleset/WithRulesets.tsx';

/** `named`: the category and the region in the requested name. */
export type LeagueChoices = RulesetChoices & { readonly named: NamedInTextOutput | null };

type OfName = { name: string; children: (named: NamedInTextOutput) => ReactNode };

/** Finds the category and the region in the requested name, as initial values of the form. */
function NamedIn({ name, children }: OfName) {
  const { lang } = usePageLocation();
  return (
    <QueryLoader query={trpc.catalogue.namedIn.useQuery({ lang, text: name.slice(0, 200) })}>
      {children}
    </QueryLoader>
  );
}

type Props = Pick<FormProps, 'id' | 'request'> & { children: (scope: LeagueChoices) => ReactNode };

/** Loads the choices of a league's form. */
export function LeagueScope({ id, request, children }: Props) {
  return (
    <WithRulesets id={id}>
      {(choices) =>
        id === null && request ? (
          <NamedIn name={request.name}>{(named) => children({ ...choices, named })}</NamedIn>
        ) : (
          children({ ...choices, named: null })
        )
      }
    </WithRulesets>
  );
}
