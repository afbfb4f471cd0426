import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormRequest } from '../../lib/forms/form-request.ts';
import { m } from '../../paraglide/messages.js';
import type { FieldsOf } from '../../ui/fields/use-form-state.ts';
import { CategoryRegionFields } from '../../ui/form/CategoryRegionFields.tsx';
import { proposedLeagueName } from '../../ui/form/league-name.ts';
import { NameFields } from '../../ui/form/NameFields.tsx';
import { RulesetField } from '../../ui/ruleset/RulesetField.tsx';
import type { LeagueValues } from './league-values.ts';
import type { LeagueChoices } from './LeagueScope.tsx';

type Props = {
  form: FieldsOf<LeagueValues>;
  scope: LeagueChoices;
  entity: CurrentLeague | null;
  request: FormRequest | null;
};

function NewLeagueFields({ form, scope, request }: Props) {
  const proposed = proposedLeagueName(scope, form.values);
  const hint = proposed ? m.start_league_name_hint({ name: proposed }) : m.start_league_name_empty();
  return (
    <>
      <NameFields form={form} hint={hint} />
      <CategoryRegionFields form={form} choices={scope} />
      <RulesetField form={form} rulesets={scope.rulesets} />
      <p>{m.league_divisions_hint()}</p>
      {request?.supervise && <p>{m.league_supervised_hint()}</p>}
    </>
  );
}

/** The name, category and region of a league, and the ruleset of a new one. */
export function LeagueFields(props: Props) {
  const { form, scope, entity } = props;
  if (!entity) return <NewLeagueFields {...props} />;
  return (
    <>
      <NameFields form={form} />
      <CategoryRegionFields form={form} choices={scope} />
      <p>{entity.teams.length > 0 ? m.league_category_fixed_hint() : m.league_move_hint()}</p>
    </>
  );
}
