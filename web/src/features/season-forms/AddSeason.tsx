import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useNav } from '../../lib/page/nav.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { datesIn } from '../../ui/form/SeasonDates.tsx';
import { checkSeason, SeasonFields } from '../../ui/form/SeasonFields.tsx';
import { slugIn, thisSeasonYear, usualDates } from '../../ui/form/season-year.ts';

/** Default values: the season after the latest one, or the current one on a site without seasons. */
const useNext = () => {
  const seasons = useNav()?.seasons ?? [];
  const years = seasons.map(({ slug }) => Number(slug.slice(0, 4)));
  const year = years.length > 0 ? Math.max(...years) + 1 : thisSeasonYear();
  return { year: String(year), ...usualDates(year) };
};

function Open({ saved }: FormProps) {
  const { lang, client } = useClient();
  const form = useWriteForm({
    draft: 'add-season',
    initial: useNext(),
    check: checkSeason,
    inputOf: (values) => ({ slug: slugIn(values['year']), ...datesIn(values) }),
    send: (input, signal) => client.season.open.mutate({ ...input, lang }, { signal }),
    done: ({ id, path, revision }, values) =>
      saved({
        message: m.season_added({ season: slugIn(values['year']) }),
        path,
        undo: () =>
          client.season.delete.mutate({
            commandId: newCommandId(),
            lang,
            seasonId: id,
            reason: 'typing-error',
            ifRevision: revision,
          }),
      }),
  });
  return (
    <WriteForm form={form} submit={m.season_form_add()}>
      <SeasonFields form={form} />
    </WriteForm>
  );
}

/** Adds a season; the member may make it the ongoing one afterwards. */
export function AddSeason(props: FormProps) {
  return (
    <OnlyFor permission="season/write">
      <Open {...props} />
    </OnlyFor>
  );
}
