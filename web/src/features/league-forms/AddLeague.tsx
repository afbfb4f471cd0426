import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { nameIn, NameFields } from '../../ui/form/NameFields.tsx';
import { CategoryRegionFields } from '../../ui/form/CategoryRegionFields.tsx';
import { defaultLeagueName, proposedLeagueName } from '../../ui/form/league-name.ts';
import type { FieldError } from '../../lib/call-error.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { OfRulesets, RulesetField, rulesetIn } from '../../ui/ruleset/RulesetField.tsx';
import { checkCategoryRegion, leagueIn, type LeagueValues } from './league-values.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

const check = (values: LeagueValues & { rulesetId: string }): readonly FieldError[] => [
  ...checkCategoryRegion(values),
  ...(values['rulesetId'] ? [] : [{ field: 'rulesetId', message: m.structure_check_ruleset() }]),
];

/** Fills in the default name, in both languages, where no French name is given; an English one stays. */
const filledIn = async (client: Client, { name, categoryId, regionId }: ReturnType<typeof leagueIn>) => {
  if (name.fr) return name;
  const usual = await defaultLeagueName(client, {
    categoryId: String(categoryId),
    regionId: String(regionId),
  });
  return { fr: usual.fr, en: name.en || usual.en };
};

const useAddLeague = ({ choices, saved }: FormProps & { choices: SeasonChoices }) => {
  const { lang, page } = usePageLocation();
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
      ...leagueIn(values),
      ...rulesetIn(values),
    }),
    send: async (input, signal) => {
      const name = await filledIn(client, input);
      return client.league.create.mutate({ ...input, name, lang }, { signal });
    },
    done: ({ id, path, revision }, values) =>
      saved({
        message: m.league_added({ name: nameIn(values)[lang] || proposedLeagueName(choices, values) }),
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
  const proposed = proposedLeagueName(props.choices, form.values);
  return (
    <OfRulesets>
      {(rulesets) => (
        <WriteForm form={form} submit={m.league_form_add()}>
          <NameFields
            form={form}
            hint={proposed ? m.start_league_name_hint({ name: proposed }) : m.start_league_name_empty()}
          />
          <CategoryRegionFields form={form} choices={props.choices} />
          <RulesetField form={form} rulesets={rulesets} />
          <p>{m.league_divisions_hint()}</p>
        </WriteForm>
      )}
    </OfRulesets>
  );
}

/** Adds a league to the page's season. */
export function AddLeague(props: FormProps) {
  return <InSeason>{(choices) => <OfSeason {...props} choices={choices} />}</InSeason>;
}
