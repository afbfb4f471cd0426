import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { About } from '@rondelle/contracts/notifications/about.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import { subjectsOfSeasons } from '@rondelle/projections/queries/activity-log/subjects-of-seasons.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type AboutEach, newsTexts } from './news-texts.ts';
import type { Found, NotificationText, Wanted, Wording } from './notification-text.ts';
import { membersBy, postNames } from './post-names.ts';
import { visibleScores } from './visible-news.ts';

type Notified = { readonly kinds: readonly NotificationKind[]; readonly about: About };

const namesNeededBy = <Of extends About['of']>(of: Of, about: AboutEach[Of]): Wanted =>
  newsTexts[of].wanted?.(about) ?? {};
const textOf = <Of extends About['of']>(of: Of, about: AboutEach[Of], wording: Wording): NotificationText =>
  newsTexts[of].text(about, wording);

const nonNullIds = (ids: readonly (number | null)[]): ReadonlySet<number> =>
  new Set(ids.filter((id) => id !== null));

/** Finds the names that any of the texts needs, as the member may see them. */
const namesIn = async (db: Db, lang: Language, all: readonly About[], memberId: string): Promise<Found> => {
  const wanted = all.map((about) => namesNeededBy(about.of, about));
  const namesOf = async () =>
    namesFor(db, await catalogueIn(db, lang), {
      teams: wanted.flatMap(({ teams = [] }) => teams),
      leagueIds: nonNullIds(wanted.flatMap(({ leagueIds = [] }) => leagueIds)),
      tournamentIds: nonNullIds(wanted.flatMap(({ tournamentIds = [] }) => tournamentIds)),
    });
  const numbers = nonNullIds(wanted.flatMap(({ memberNumbers = [] }) => memberNumbers));
  const [names, members, subjectOf, posts] = await Promise.all([
    namesOf(),
    membersBy(db, [...numbers]),
    subjectsOfSeasons(
      db,
      lang,
      wanted.flatMap(({ subjects = [] }) => subjects),
    ),
    postNames(
      db,
      lang,
      wanted.flatMap((one) => one.posts ?? []),
      memberId,
    ),
  ]);
  return { names, members, subjectOf, posts };
};

/**
 * Returns the texts of a member's notifications in one language; `hides` leaves out scores and ranks. Those that the category does
 * not show are never revealed.
 */
export const textsFor = async (
  db: Db,
  lang: Language,
  notified: readonly Notified[],
  memberId: string,
): Promise<(one: Notified, hides: boolean) => NotificationText> => {
  const abouts = notified.map(({ about }) => about);
  const [found, isScoreVisible] = await Promise.all([
    namesIn(db, lang, abouts, memberId),
    visibleScores(db, abouts),
  ]);
  const written = ({ about, kinds }: Notified, hides: boolean): NotificationText =>
    textOf(about.of, about, { ...found, locale: lang, kinds, hides });
  return (one, hides) =>
    isScoreVisible(one.about) ? written(one, hides) : { ...written(one, true), revealed: null };
};
