import type { Language } from '@rondelle/contracts/competition/lists.ts';
import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormRequest } from '../../lib/forms/form-request.ts';
import type { Client } from '../../lib/page/use-client.ts';
import { usePageIds } from '../../lib/page/use-page-ids.ts';
import { m } from '../../paraglide/messages.js';
import { categoryRegionLabels } from '../../ui/form/CategoryRegionFields.tsx';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import { defaultLeagueName, proposedLeagueName } from '../../ui/form/league-name.ts';
import { nameDifferences, nameIn } from '../../ui/form/NameFields.tsx';
import { namedWords } from '../../ui/form/named-words.ts';
import { rulesetIn, rulesetText } from '../../ui/ruleset/RulesetField.tsx';
import { checkLeague, leagueIn, type LeagueValues, leagueValues } from './league-values.ts';
import { LeagueFields } from './LeagueFields.tsx';
import { type LeagueChoices, LeagueScope } from './LeagueScope.tsx';

/** From the page that the form was opened on, or from the requested name; a single ruleset is chosen at once. */
const useInitial = ({ rulesets, named }: LeagueChoices, request: FormRequest | null): LeagueValues => {
  const page = usePageIds();
  const [ruleset, ...others] = rulesets;
  const isOnly = ruleset && others.length === 0;
  return {
    name: request?.name ?? '',
    nameEn: '',
    categoryId: page.categoryId || String(named?.categoryId ?? ''),
    regionId: page.regionId || String(named?.regionId ?? ''),
    rulesetId: isOnly ? rulesetText({ rulesetId: ruleset.id, rulesetVersion: ruleset.version }) : '',
    revision: '',
  };
};

const nameAdded = (values: LeagueValues, lang: Language, choices: LeagueChoices): string =>
  nameIn(values)[lang] || proposedLeagueName(choices, values);

/** Fills in the default name, in both languages, when the French name is empty; an English one stays. */
const filledIn = async (client: Client, { name, categoryId, regionId }: ReturnType<typeof leagueIn>) => {
  if (name.fr) return name;
  const usual = await defaultLeagueName(client, {
    categoryId: String(categoryId),
    regionId: String(regionId),
  });
  return { fr: usual.fr, en: name.en || usual.en };
};

const newLeagueIn = (values: LeagueValues, { season }: LeagueChoices) => ({
  seasonId: season.id,
  ...leagueIn(values),
  ...rulesetIn(values),
});

export const leagueForms = entityForms({
  name: 'league',
  words: {
    ...namedWords({
      added: m.league_added,
      edited: m.league_edited,
      question: m.league_delete_question,
      deleted: m.league_deleted,
    }),
    added: (values, { lang, scope }) => m.league_added({ name: nameAdded(values, lang, scope) }),
  },
  madeName: (values, { lang, scope }) => nameAdded(values, lang, scope),
  Scope: LeagueScope,
  draft: ({ season }, { id, request }) => (id === null ? [season.slug, request?.name].join(' ').trim() : ''),
  ids: (id: number, { season }: CurrentLeague | LeagueChoices) => ({ leagueId: id, seasonId: season.id }),
  commands: (client, request) => ({
    current: client.league.current.query,
    add: async (input, options) => {
      const how = request?.supervise ? 'createAndSupervise' : 'create';
      const name = await filledIn(client, input);
      return client.league[how].mutate({ ...input, name }, options);
    },
    change: client.league.edit.mutate,
    remove: client.league.delete.mutate,
    restore: client.league.restore.mutate,
  }),
  useInitial,
  valuesOf: leagueValues,
  check: checkLeague,
  added: newLeagueIn,
  changed: leagueIn,
  Fields: LeagueFields,
  labels: (choices) => ({ ...nameDifferences(), ...categoryRegionLabels(choices) }),
  previews: {
    change: 'league.edit',
    remove: 'league.delete',
    affected: (after, before) =>
      after.categoryId === before.categoryId && after.regionId === before.regionId ? null : after,
  },
  refusals: {
    remove: ({ hasGames, name }, lang) => (hasGames ? m.league_has_games({ name: name[lang] }) : null),
  },
});
