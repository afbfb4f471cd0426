import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason, nameOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { nameDifferences, nameIn, NameFields } from '../../ui/form/NameFields.tsx';
import { CategoryRegionFields } from '../../ui/form/CategoryRegionFields.tsx';
import { useTheirs } from '../../ui/form/use-theirs.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { LeagueLoader } from '../../ui/structure/LeagueLoader.tsx';
import { checkLeague, leagueIn, leagueValues } from './league-values.ts';

type Props = FormProps & { league: CurrentLeague; choices: SeasonChoices };

const valuesOf = (league: CurrentLeague) => ({ ...leagueValues(league), revision: league.revision });

const useEditLeague = ({ league, choices, saved }: Props) => {
  const { lang, client } = useClient();
  const ids = { leagueId: league.id, seasonId: league.season.id };
  const { name, categoryId, regionId } = league;
  const form = useWriteForm({
    draft: `edit-league ${league.id}`,
    initial: valuesOf(league),
    check: checkLeague,
    inputOf: (values) => ({ ...ids, ifRevision: values['revision'] ?? '', ...leagueIn(values) }),
    send: (input, signal) => client.league.edit.mutate({ ...input, lang }, { signal }),
    done: ({ path, revision }, values) =>
      saved({
        message: m.league_edited({ name: nameIn(values)[lang] }),
        path,
        undo: () =>
          client.league.edit.mutate({
            ...ids,
            name,
            categoryId,
            regionId,
            lang,
            commandId: newCommandId(),
            ifRevision: revision,
          }),
      }),
  });
  const theirs = useTheirs({
    form,
    now: async () => valuesOf(await client.league.current.query({ lang, id: league.id })),
    fields: {
      ...nameDifferences(),
      categoryId: { label: m.game_form_category(), format: (id) => nameOf(choices.categories, id) },
      regionId: { label: m.structure_region(), format: (id) => nameOf(choices.regions, id) },
    },
  });
  const place = leagueIn(form.values);
  const isMoved = place.categoryId !== categoryId || place.regionId !== regionId;
  const isRight = checkLeague(form.values).length === 0;
  const preview = usePreview(
    isMoved && isRight ? { procedure: 'league.edit', input: { ...ids, ...place } } : null,
  );
  return { form: preview.hold(form), preview, ...theirs };
};

function Loaded(props: Props) {
  const { form, preview, takeTheirs, differences } = useEditLeague(props);
  const hasTeams = props.league.teams.length > 0;
  return (
    <WriteForm form={form} submit={m.form_save()} takeTheirs={takeTheirs} differences={differences}>
      <NameFields form={form} />
      <CategoryRegionFields form={form} choices={props.choices} />
      <p>{hasTeams ? m.league_category_fixed_hint() : m.league_move_hint()}</p>
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}

/** Edits a league's name, category and region in one change. */
export function EditLeague(props: FormProps) {
  return (
    <LeagueLoader id={props.id}>
      {(league) => (
        <InSeason>{(choices) => <Loaded {...props} league={league} choices={choices} />}</InSeason>
      )}
    </LeagueLoader>
  );
}
