import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { AboutPost } from '@rondelle/contracts/notifications/about.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import type { EntityOfSeason } from '@rondelle/projections/queries/activity-log/subjects-of-seasons.ts';
import type { NamedSubject } from '@rondelle/projections/queries/activity-log/subjects.ts';
import type { Names } from '@rondelle/projections/queries/outputs/names.ts';
import type { PostNames } from './post-names.ts';

/** `revealed`: the title with the score, when the title hides it. */
export type NotificationText = {
  readonly title: string;
  readonly body: string;
  readonly revealed: string | null;
  /** For a result: only the teams and the score, for one line of a bundle; null for other kinds. */
  readonly line: string | null;
  readonly path: string | null;
};

type Ids = readonly (number | null)[];
/** The entities whose names a text needs. */
export type Wanted = {
  readonly teams?: readonly { readonly teamId: number; readonly seasonId: number }[];
  readonly leagueIds?: Ids;
  readonly tournamentIds?: Ids;
  /** Public numbers of members. */
  readonly memberNumbers?: Ids;
  readonly subjects?: readonly EntityOfSeason[];
  readonly posts?: readonly AboutPost[];
};

/** The names that were found. */
export type Found = {
  readonly names: Names;
  readonly members: ReadonlyMap<number, string>;
  readonly subjectOf: (entity: EntityOfSeason) => NamedSubject;
  readonly posts: PostNames;
};
export type Wording = Found & {
  readonly locale: Language;
  readonly kinds: readonly NotificationKind[];
  /** Leaves out scores and ranks. */
  readonly hides: boolean;
};

/** How the text of some news is written. */
export type NewsText<About> = {
  readonly wanted?: (about: About) => Wanted;
  readonly text: (about: About, wording: Wording) => NotificationText;
};
