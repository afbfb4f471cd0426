import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason, optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { checkName, nameIn, NameFields } from '../../ui/form/NameFields.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { Fault, Values } from '../../ui/form/use-form.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { OfRulesets, RulesetField, rulesetIn } from '../../ui/ruleset/RulesetField.tsx';

const check = (values: Values): readonly Fault[] => {
  const needed = {
    categoryId: m.structure_check_category(),
    regionId: m.structure_check_region(),
    rulesetId: m.structure_check_ruleset(),
  } as const;
  const missing = Object.entries(needed).filter(([field]) => !values[field]);
  return [...checkName(values), ...missing.map(([field, message]) => ({ field, message }))];
};

const useAddLeague = ({ choices, saved }: FormProps & { choices: SeasonChoices }) => {
  const { lang, page } = usePlace();
  const { client } = trpc.useUtils();
  const { id: seasonId, slug } = choices.season;
  const idOf = (field: 'categoryId' | 'regionId') => {
    const id = page && field in page ? (page as { [F in typeof field]?: number | null })[field] : null;
    return id ? String(id) : '';
  };
  return useWriteForm({
    draft: `add-league ${slug}`,
    initial: {
      name: '',
      nameEn: '',
      categoryId: idOf('categoryId'),
      regionId: idOf('regionId'),
      rulesetId: '',
    },
    check,
    inputOf: (values) => ({
      seasonId,
      categoryId: Number(values['categoryId']),
      regionId: Number(values['regionId']),
      name: nameIn(values),
      ...rulesetIn(values),
    }),
    send: (input, signal) => client.league.create.mutate({ ...input, lang }, { signal }),
    done: ({ id, path, revision }, values) =>
      saved({
        message: m.league_added({ name: nameIn(values)[lang] }),
        path,
        undo: () =>
          client.league.delete.mutate({
            commandId: newCommandId(),
            lang,
            leagueId: id,
            seasonId,
            reason: 'typing-error',
            ifRevision: revision,
          }),
      }),
  });
};

function OfSeason(props: FormProps & { choices: SeasonChoices }) {
  const form = useAddLeague(props);
  const { categories, regions } = props.choices;
  return (
    <OfRulesets>
      {(rulesets) => (
        <WriteForm form={form} submit={m.league_form_add()}>
          <NameFields form={form} />
          <SelectField
            form={form}
            name="categoryId"
            label={m.game_form_category()}
            empty={m.game_form_choose()}
            options={optionsOf(categories)}
          />
          <SelectField
            form={form}
            name="regionId"
            label={m.structure_region()}
            empty={m.game_form_choose()}
            options={optionsOf(regions)}
          />
          <RulesetField form={form} rulesets={rulesets} />
          <p>{m.league_divisions_hint()}</p>
        </WriteForm>
      )}
    </OfRulesets>
  );
}

/** A new league of a category in a region, in the page's season. */
export function AddLeague(props: FormProps) {
  return <InSeason>{(choices) => <OfSeason {...props} choices={choices} />}</InSeason>;
}
