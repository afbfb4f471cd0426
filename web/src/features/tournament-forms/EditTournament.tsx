import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason, nameOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { listText } from '../../ui/form/lists.ts';
import { nameDifferences } from '../../ui/form/NameFields.tsx';
import { useTheirs } from '../../ui/form/use-theirs.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { TournamentLoader } from '../../ui/structure/TournamentLoader.tsx';
import { checkTournament, tournamentIn, tournamentValues } from './tournament-values.ts';
import { TournamentFields } from './TournamentFields.tsx';

type Props = FormProps & { tournament: CurrentTournament; choices: SeasonChoices };

const valuesOf = (tournament: CurrentTournament) => ({
  ...tournamentValues(tournament),
  revision: tournament.revision,
});

const useEditTournament = ({ tournament, choices, saved }: Props) => {
  const { lang, client } = useClient();
  const ids = { tournamentId: tournament.id, seasonId: tournament.season.id };
  const { name, startsOn, endsOn, categoryIds, city } = tournament;
  const form = useWriteForm({
    draft: `edit-tournament ${tournament.id}`,
    initial: valuesOf(tournament),
    check: checkTournament,
    inputOf: (values) => ({ ...ids, ifRevision: values['revision'] ?? '', ...tournamentIn(values) }),
    send: (input, signal) => client.tournament.edit.mutate({ ...input, lang }, { signal }),
    done: ({ path, revision }, values) =>
      saved({
        message: m.tournament_edited({ name: tournamentIn(values).name[lang] }),
        path,
        undo: () =>
          client.tournament.edit.mutate({
            ...ids,
            name,
            startsOn,
            endsOn,
            categoryIds,
            city,
            lang,
            commandId: newCommandId(),
            ifRevision: revision,
          }),
      }),
  });
  const theirs = useTheirs({
    form,
    now: async () => valuesOf(await client.tournament.current.query({ lang, id: tournament.id })),
    fields: {
      ...nameDifferences(),
      startsOn: { label: m.structure_starts(), format: (day) => formatDay(day) },
      endsOn: { label: m.structure_ends(), format: (day) => formatDay(day) },
      categoryIds: {
        label: m.filter_categories(),
        format: (ids) =>
          ids
            .split(',')
            .map((id) => nameOf(choices.categories, id))
            .join(', '),
      },
      city: { label: m.game_form_city() },
    },
  });
  const changed = tournamentIn(form.values);
  const isMoved =
    changed.startsOn !== startsOn ||
    changed.endsOn !== endsOn ||
    listText(changed.categoryIds) !== listText(categoryIds);
  const isRight = checkTournament(form.values).length === 0;
  // Name and city do not affect standings, so changing them alone needs no preview.
  const preview = usePreview(
    isMoved && isRight ? { procedure: 'tournament.edit', input: { ...ids, ...changed, name, city } } : null,
  );
  return { form: preview.hold(form), preview, ...theirs };
};

function Loaded(props: Props) {
  const { form, preview, takeTheirs, differences } = useEditTournament(props);
  return (
    <WriteForm form={form} submit={m.form_save()} takeTheirs={takeTheirs} differences={differences}>
      <TournamentFields form={form} choices={props.choices} />
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}

/** Edits a tournament's name, dates, city and categories in one change. */
export function EditTournament(props: FormProps) {
  return (
    <TournamentLoader id={props.id}>
      {(tournament) => (
        <InSeason>{(choices) => <Loaded {...props} tournament={tournament} choices={choices} />}</InSeason>
      )}
    </TournamentLoader>
  );
}
