import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import { usePageIds } from '../../lib/page/use-page-ids.ts';
import { m } from '../../paraglide/messages.js';
import type { FieldsOf } from '../../ui/fields/use-form-state.ts';
import { AddCategoryChoice } from '../../ui/form/CategoryRegionFields.tsx';
import { CheckboxGroupField } from '../../ui/form/CheckboxGroupField.tsx';
import { CityField } from '../../ui/form/CityField.tsx';
import { commandsOf } from '../../ui/form/commands-of.ts';
import { DateField } from '../../ui/form/DateField.tsx';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import classes from '../../ui/form/form.module.css';
import { nameOf, optionsOf } from '../../ui/form/InSeason.tsx';
import { listIn, listText } from '../../ui/form/lists.ts';
import { nameDifferences, NameFields } from '../../ui/form/NameFields.tsx';
import { namedWords } from '../../ui/form/named-words.ts';
import { RulesetField, rulesetIn } from '../../ui/ruleset/RulesetField.tsx';
import { type RulesetChoices, WithRulesets } from '../../ui/ruleset/WithRulesets.tsx';
import {
  checkTournament,
  emptyTournament,
  tournamentIn,
  type TournamentValues,
  tournamentValues,
} from './tournament-values.ts';

type Props = {
  form: FieldsOf<TournamentValues>;
  scope: RulesetChoices;
  entity: CurrentTournament | null;
};

function TournamentFields({ form, scope: { season, categories, rulesets }, entity }: Props) {
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
        below={<AddCategoryChoice isEmpty={categories.length === 0} />}
      />
      <CityField form={form} name="city" label={m.field_city()} maxLength={120} />
      {!entity && <RulesetField form={form} rulesets={rulesets} />}
    </>
  );
}

export const tournamentForms = entityForms({
  name: 'tournament',
  words: namedWords({
    added: m.tournament_added,
    edited: m.tournament_edited,
    question: m.tournament_delete_question,
    deleted: m.tournament_deleted,
  }),
  Scope: WithRulesets,
  draft: ({ season }, { id }) => (id === null ? season.slug : ''),
  commands: (client) => commandsOf(client.tournament, client.tournament.create, client.tournament.edit),
  ids: (id: number, { season }: CurrentTournament | RulesetChoices) => ({
    tournamentId: id,
    seasonId: season.id,
  }),
  useInitial: () => ({ ...emptyTournament, categoryIds: usePageIds().categoryId }),
  valuesOf: tournamentValues,
  check: checkTournament,
  added: (values, { season }) => ({ seasonId: season.id, ...tournamentIn(values), ...rulesetIn(values) }),
  changed: tournamentIn,
  Fields: TournamentFields,
  labels: ({ categories }) => ({
    ...nameDifferences(),
    startsOn: { label: m.structure_starts(), format: (day) => formatDay(day) },
    endsOn: { label: m.structure_ends(), format: (day) => formatDay(day) },
    categoryIds: {
      label: m.filter_categories(),
      format: (ids) =>
        listIn(ids)
          .map((id) => nameOf(categories, id))
          .join(', '),
    },
    city: { label: m.field_city() },
  }),
  previews: {
    change: 'tournament.edit',
    remove: 'tournament.delete',
    // Name and city do not affect standings, so changing them alone needs no preview.
    affected: (after, { name, city, ...before }) => {
      const isMoved =
        after.startsOn !== before.startsOn ||
        after.endsOn !== before.endsOn ||
        listText(after.categoryIds) !== listText(before.categoryIds);
      return isMoved ? { ...after, name, city } : null;
    },
  },
  refusals: {
    remove: ({ hasGames, name }, lang) => (hasGames ? m.tournament_has_games({ name: name[lang] }) : null),
  },
});
