import type { NamedInTextOutput, RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { ReactNode } from 'react';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { QueryLoader } from '../../ui/form/QueryLoader.tsx';
import { InSeason, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { nameIn, NameFields } from '../../ui/form/NameFields.tsx';
import { CategoryRegionFields } from '../../ui/form/CategoryRegionFields.tsx';
import { defaultLeagueName, proposedLeagueName } from '../../ui/form/league-name.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { RulesetsLoader, RulesetField, rulesetIn, rulesetText } from '../../ui/ruleset/RulesetField.tsx';
import { checkCategoryRegion, leagueIn, type LeagueValues } from './league-values.ts';

type OfSeasonProps = FormProps & {
  choices: SeasonChoices;
  rulesets: readonly RulesetOutput[];
  named: NamedInTextOutput | null;
};
type Client = ReturnType<typeof trpc.useUtils>['client'];

const check = (values: LeagueValues & { rulesetId: string }): readonly FieldError[] => [
  ...checkCategoryRegion(values),
  ...(values['rulesetId'] ? [] : [{ field: 'rulesetId', message: m.structure_check_ruleset() }]),
];

/** Fills in the default name, in both languages, when the French name is empty; an English one stays. */
const filledIn = async (client: Client, { name, categoryId, regionId }: ReturnType<typeof leagueIn>) => {
  if (name.fr) return name;
  const usual = await defaultLeagueName(client, {
    categoryId: String(categoryId),
    regionId: String(regionId),
  });
  return { fr: usual.fr, en: name.en || usual.en };
};

const useAddLeague = ({ choices, rulesets, named, request, saved }: OfSeasonProps) => {
  const { lang, page } = usePageLocation();
  const { client } = trpc.useUtils();
  const { id: seasonId, slug } = choices.season;
  const idOf = (field: 'categoryId' | 'regionId') => {
    const id = page && field in page ? (page as { [F in typeof field]?: number | null })[field] : null;
    return String(id ?? named?.[field] ?? '');
  };
  const [ruleset, ...others] = rulesets;
  return useWriteForm({
    draft: request ? `add-league ${slug} ${request.name}` : `add-league ${slug}`,
    initial: {
      name: request?.name ?? '',
      nameEn: '',
      categoryId: idOf('categoryId'),
      regionId: idOf('regionId'),
      rulesetId:
        ruleset && others.length === 0
          ? rulesetText({ rulesetId: ruleset.id, rulesetVersion: ruleset.version })
          : '',
    },
    check,
    inputOf: (values) => ({
      seasonId,
      ...leagueIn(values),
      ...rulesetIn(values),
    }),
    send: async (input, signal) => {
      const name = await filledIn(client, input);
      const how = request?.supervise ? 'createAndSupervise' : 'create';
      return client.league[how].mutate({ ...input, name, lang }, { signal });
    },
    done: ({ id, path, revision }, values) => {
      const name = nameIn(values)[lang] || proposedLeagueName(choices, values);
      return saved({
        message: m.league_added({ name }),
        made: { id, name },
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
      });
    },
  });
};

function OfSeason(props: OfSeasonProps) {
  const form = useAddLeague(props);
  const proposed = proposedLeagueName(props.choices, form.values);
  return (
    <WriteForm form={form} submit={m.league_form_add()}>
      <NameFields
        form={form}
        hint={proposed ? m.start_league_name_hint({ name: proposed }) : m.start_league_name_empty()}
      />
      <CategoryRegionFields form={form} choices={props.choices} />
      <RulesetField form={form} rulesets={props.rulesets} />
      <p>{m.league_divisions_hint()}</p>
      {props.request?.supervise && <p>{m.league_supervised_hint()}</p>}
    </WriteForm>
  );
}

/** Finds the category and the region in the requested name, as initial values of the form. */
function OfName({ name, children }: { name: string; children: (named: NamedInTextOutput) => ReactNode }) {
  const { lang } = usePageLocation();
  return (
    <QueryLoader query={trpc.catalogue.namedIn.useQuery({ lang, text: name.slice(0, 200) })}>
      {children}
    </QueryLoader>
  );
}

/** Adds a league to the page's season; a page that requests one supplies the name. */
export function AddLeague(props: FormProps) {
  const { request } = props;
  return (
    <InSeason>
      {(choices) => (
        <RulesetsLoader>
          {(rulesets) => {
            const of = { ...props, choices, rulesets };
            return request ? (
              <OfName name={request.name}>{(named) => <OfSeason {...of} named={named} />}</OfName>
            ) : (
              <OfSeason {...of} named={null} />
            );
          }}
        </RulesetsLoader>
      )}
    </InSeason>
  );
}
