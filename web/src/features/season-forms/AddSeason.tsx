import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { useNav } from '../../lib/nav.ts';
import { useClient } from '../../lib/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { checkDates, datesIn, SeasonDates } from '../../ui/form/SeasonDates.tsx';

/** A season's slug: the two years that it spans, `2025-2026`. */
const slugIn = (year: string | undefined) => `${year}-${Number(year) + 1}`;

/** The start year of the current season. From July on, that is the season that starts in autumn. */
const startOfThisSeason = (): number => {
  const [year = '', month = ''] = dayInQuebec(new Date().toISOString()).split('-');
  return Number(year) - (month < '07' ? 1 : 0);
};

/** Default values: the season after the latest one, or the current one on a site without seasons. */
const useNext = () => {
  const seasons = useNav()?.seasons ?? [];
  const years = seasons.map(({ slug }) => Number(slug.slice(0, 4)));
  const year = years.length > 0 ? Math.max(...years) + 1 : startOfThisSeason();
  return { year: String(year), startsOn: `${year}-09-01`, endsOn: `${year + 1}-04-30` };
};

function Open({ saved }: FormProps) {
  const { lang, client } = useClient();
  const form = useWriteForm({
    draft: 'add-season',
    initial: useNext(),
    check: (values) => [
      ...(/^\d{4}$/.test(values['year'] ?? '') ? [] : [{ field: 'year', message: m.season_check_year() }]),
      ...checkDates(values),
    ],
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
      <NumberField
        form={form}
        name="year"
        label={m.season_form_year()}
        hint={m.season_form_year_hint({ season: slugIn(form.values['year']) })}
        maxLength={4}
      />
      <SeasonDates form={form} />
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
