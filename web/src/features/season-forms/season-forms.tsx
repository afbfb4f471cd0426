import type { CurrentSeason } from '@rondelle/contracts/competition/structure.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { useNav } from '../../lib/page/nav.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';
import { commandsOf } from '../../ui/form/commands-of.ts';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import { checkDates, datesIn, SeasonDates } from '../../ui/form/SeasonDates.tsx';
import { checkSeason, SeasonFields, type SeasonValues } from '../../ui/form/SeasonFields.tsx';
import { slugIn, thisSeasonYear, usualDates } from '../../ui/form/season-year.ts';
import { Unscoped } from '../../ui/form/Unscoped.ts';

type Values = SeasonValues & { revision: string };

/** Default values: the season after the latest one, or the current one on a site without seasons. */
const useNext = (): Values => {
  const seasons = useNav()?.seasons ?? [];
  const years = seasons.map(({ slug }) => Number(slug.slice(0, 4)));
  const year = years.length > 0 ? Math.max(...years) + 1 : thisSeasonYear();
  return { year: String(year), ...usualDates(year), revision: '' };
};

const format = (day: string) => formatDay(day);

/** Forms of seasons. A new one may be made the ongoing season afterwards; only an empty one can be deleted. */
export const seasonForms = entityForms({
  name: 'season',
  permission: 'season/write',
  words: {
    added: ({ year }) => m.season_added({ season: slugIn(year) }),
    edited: (_values, { entity }) => m.season_edited({ season: entity.slug }),
    question: ({ slug }) => m.season_delete_question({ season: slug }),
    deleted: ({ slug }) => m.season_deleted({ season: slug }),
  },
  Scope: Unscoped,
  commands: (client) => commandsOf(client.season, client.season.open, client.season.changeDates),
  ids: (id: number) => ({ seasonId: id }),
  useInitial: useNext,
  valuesOf: ({ slug, startsOn, endsOn, revision }: CurrentSeason): Values => ({
    year: slug.slice(0, 4),
    startsOn,
    endsOn,
    revision,
  }),
  check: (values, isNew) => (isNew ? checkSeason(values) : checkDates(values)),
  added: (values) => ({ slug: slugIn(values.year), ...datesIn(values) }),
  changed: datesIn,
  Fields: ({ form, entity }) => (entity ? <SeasonDates form={form} /> : <SeasonFields form={form} />),
  labels: () => ({
    startsOn: { label: m.structure_starts(), format },
    endsOn: { label: m.structure_ends(), format },
  }),
});

function Choose({ entity, saved }: Pick<FormProps, 'saved'> & { entity: CurrentSeason }) {
  const { id: seasonId, slug, isOngoing } = entity;
  const { client } = useClient();
  const before = useNav()?.ongoingSeason;
  if (isOngoing) return <p>{m.season_is_ongoing()}</p>;
  return (
    <ChangeForm
      draft={`choose-season ${seasonId}`}
      initial={{}}
      inputOf={() => ({ seasonId })}
      send={client.season.choose.mutate}
      submit={m.season_form_choose()}
      done={({ path }) => ({ message: m.season_chosen({ season: slug }), path })}
      undo={before ? (again) => client.season.choose.mutate({ ...again, seasonId: before.id }) : undefined}
      saved={saved}
    >
      {() => <p>{m.season_choose_question({ season: slug })}</p>}
    </ChangeForm>
  );
}

/** Makes a season the ongoing one, the default of pages without a season in their URL. */
export const ChooseSeason = seasonForms.formOf(Choose, Unscoped);
