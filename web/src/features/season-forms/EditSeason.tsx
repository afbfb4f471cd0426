import type { CurrentSeason } from '@rondelle/contracts/competition/structure.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { useTheirs } from '../../ui/form/use-theirs.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { SeasonLoader } from './SeasonLoader.tsx';
import { checkDates, datesIn, SeasonDates } from '../../ui/form/SeasonDates.tsx';

const valuesOf = ({ startsOn, endsOn, revision }: CurrentSeason) => ({ startsOn, endsOn, revision });

const formatted = (day: string) => formatDay(day);

function Loaded({ season, saved }: FormProps & { season: CurrentSeason }) {
  const { lang, client } = useClient();
  const { id: seasonId, slug, startsOn, endsOn } = season;
  const form = useWriteForm({
    draft: `edit-season ${seasonId}`,
    initial: valuesOf(season),
    check: checkDates,
    inputOf: (values) => ({ seasonId, ifRevision: values['revision'] ?? '', ...datesIn(values) }),
    send: (input, signal) => client.season.changeDates.mutate({ ...input, lang }, { signal }),
    done: ({ path, revision }) =>
      saved({
        message: m.season_edited({ season: slug }),
        path,
        undo: () =>
          client.season.changeDates.mutate({
            seasonId,
            startsOn,
            endsOn,
            lang,
            commandId: newCommandId(),
            ifRevision: revision,
          }),
      }),
  });
  const theirs = useTheirs({
    form,
    now: async () => valuesOf(await client.season.current.query({ lang, id: seasonId })),
    fields: {
      startsOn: { label: m.structure_starts(), format: formatted },
      endsOn: { label: m.structure_ends(), format: formatted },
    },
  });
  return (
    <WriteForm form={form} submit={m.form_save()} {...theirs}>
      <SeasonDates form={form} />
    </WriteForm>
  );
}

/** Edits the start and end of a season. */
export function EditSeason(props: FormProps) {
  return <SeasonLoader id={props.id}>{(season) => <Loaded {...props} season={season} />}</SeasonLoader>;
}
