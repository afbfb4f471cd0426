import { m } from '../../paraglide/messages.js';
import { AddChoice } from '../../ui/form/AddChoice.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import classes from '../../ui/form/form.module.css';
import { optionsOf } from '../../ui/form/InSeason.tsx';
import { CityField } from '../../ui/form/CityField.tsx';
import { CheckboxGroupField } from '../../ui/form/CheckboxGroupField.tsx';
import { NameFields } from '../../ui/form/NameFields.tsx';
import { RulesetField } from '../../ui/ruleset/RulesetField.tsx';
import type { RulesetChoices } from '../../ui/ruleset/WithRulesets.tsx';
import type { FieldsOf } from '../../ui/fields/use-form-state.ts';
import type { TournamentValues } from './tournament-values.ts';

type Props = { form: FieldsOf<TournamentValues>; scope: RulesetChoices; entity: object | null };

export function TournamentFields({ form, scope: { season, categories, rulesets }, entity }: Props) {
  const within = { min: season.startsOn, max: season.endsOn };
  return (
    <>
      <NameFields form={form} />
      <div className={classes.pair}>
        <DateField form={form} name="startsOn" label={m.structure_starts()} {...within} />
        <DateField form={form} name="endsOn" label={m.structure_ends()} {...within} />
      </div>
      <CheckboxGroupField
        form={form}
        name="categoryIds"
        label={m.filter_categories()}
        options={optionsOf(categories)}
        below={
          <AddChoice
            none={categories.length === 0 ? m.structure_none_category() : null}
            form="add-category"
            title={m.category_form_add()}
          />
        }
      />
      <CityField form={form} name="city" label={m.game_form_city()} maxLength={120} />
      {!entity && <RulesetField form={form} rulesets={rulesets} />}
    </>
  );
}
