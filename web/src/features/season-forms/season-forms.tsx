import type { CurrentSeason } from '@rondelle/contracts/competition/structure.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import { useNav } from '../../lib/page/nav.ts';
import { m } from '../../paraglide/messages.js';
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
    add: m.season_form_add,
    remove: m.season_form_delete,
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
