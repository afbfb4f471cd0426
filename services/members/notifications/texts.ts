import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type {
  About,
  AboutGame,
  AboutHeld,
  AboutPost,
  AboutRank,
  AboutSupervision,
  AboutToReview,
  AboutWithdrawal,
} from '@rondelle/contracts/notifications/about.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { subjectsOfSeasons } from '@rondelle/projections/queries/activity-log/subjects-of-seasons.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { type Names, namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { gameText, type NotificationText } from './game-text.ts';
import { membersBy, type PostNames, postNames } from './post-names.ts';
import { heldText, toReviewText } from './held-text.ts';
import { supervisionText } from './supervision-text.ts';
import { withdrawalText } from './withdrawal-text.ts';
import { visibleScores } from './visible-news.ts';

type Notified = { readonly kinds: readonly NotificationKind[]; readonly about: About };

const gamesIn = (notified: readonly Notified[]): AboutGame[] =>
  notified.flatMap(({ about }) => (about.of === 'game' ? [about] : []));
const ranksIn = (notified: readonly Notified[]): AboutRank[] =>
  notified.flatMap(({ about }) => (about.of === 'rank' ? [about] : []));

const withdrawalsIn = (notified: readonly Notified[]): AboutWithdrawal[] =>
  notified.flatMap(({ about }) => (about.of === 'withdrawal' ? [about] : []));
const supervisionsIn = (notified: readonly Notified[]): AboutSupervision[] =>
  notified.flatMap(({ about }) => (about.of === 'supervision' ? [about] : []));
const heldIn = (notified: readonly Notified[]): (AboutHeld | AboutToReview)[] =>
  notified.flatMap(({ about }) => (about.of === 'held' || about.of === 'toReview' ? [about] : []));
/** Numbers of the members whom the texts name. */
const askersIn = (notified: readonly Notified[]): number[] =>
  notified.flatMap(({ about }) =>
    about.of === 'supervision' || about.of === 'toReview' ? (about.memberNumber ?? []) : [],
  );
const idsOf = (all: readonly AboutSupervision[], kind: AboutSupervision['kind']): number[] =>
  all.flatMap((one) => (one.kind === kind ? [one.id] : []));

const namesOf = async (db: Db, lang: Language, notified: readonly Notified[]): Promise<Names> => {
  const [games, supervised] = [gamesIn(notified), supervisionsIn(notified)];
  const teams = [...ranksIn(notified), ...withdrawalsIn(notified)];
  return namesFor(db, await catalogueIn(db, lang), {
    teams: [
      ...games.flatMap(({ homeTeamId, awayTeamId, seasonId }) => [
        { teamId: homeTeamId, seasonId },
        { teamId: awayTeamId, seasonId },
      ]),
      ...teams,
    ],
    leagueIds: new Set([
      ...games.flatMap(({ leagueId }) => (leagueId === null ? [] : [leagueId])),
      ...teams.map(({ leagueId }) => leagueId),
      ...idsOf(supervised, 'league'),
    ]),
    tournamentIds: new Set([
      ...games.flatMap(({ tournamentId }) => (tournamentId === null ? [] : [tournamentId])),
      ...idsOf(supervised, 'tournament'),
    ]),
  });
};

const rankText = (about: AboutRank, names: Names, locale: Language, hides: boolean): NotificationText => {
  const { name, path } = names.team(about.teamId, about.seasonId);
  const inputs = { team: name, from: about.from, to: about.to, outOf: about.outOf };
  const full = m.notification_rank({ ...inputs }, { locale });
  return {
    title: hides ? m.notification_rank_hidden({ team: name }, { locale }) : full,
    body: names.league(about.leagueId).name,
    revealed: hides ? full : null,
    line: null,
    path,
  };
};

const postText = (
  about: AboutPost,
  kind: NotificationKind | undefined,
  posts: PostNames,
  locale: Language,
): NotificationText => {
  const { author, title, path } = posts(about);
  const who = author ?? m.notification_somebody({}, { locale });
  const reply = about.of === 'message' ? m.notification_message : m.notification_reply;
  const write = kind === 'mention' ? m.notification_mention : reply;
  return { title: write({ who }, { locale }), body: title ?? '', revealed: null, line: null, path };
};

const testText = (locale: Language): NotificationText => ({
  title: m.notification_test({}, { locale }),
  body: m.notification_test_body({}, { locale }),
  revealed: null,
  line: null,
  path: pathsIn(locale).pushDemo(),
});

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
  const [names, posts, members, subjects, isScoreVisible] = await Promise.all([
    namesOf(db, lang, notified),
    postNames(db, lang, abouts, memberId),
    membersBy(db, askersIn(notified)),
    subjectsOfSeasons(db, lang, heldIn(notified)),
    visibleScores(db, abouts),
  ]);
  const textOf = ({ about, kinds }: Notified, hides: boolean): NotificationText => {
    if (about.of === 'game') return gameText(about, kinds, { names, locale: lang, hides });
    if (about.of === 'test') return testText(lang);
    if (about.of === 'held') return heldText(about, subjects(about), lang);
    if (about.of === 'toReview') return toReviewText(about, subjects(about), members, lang);
    if (about.of === 'supervision') return supervisionText(about, names, members, lang);
    if (about.of === 'withdrawal') return withdrawalText(about, names, lang);
    if (about.of === 'rank') return rankText(about, names, lang, hides);
    return postText(about, kinds[0], posts, lang);
  };
  return (one, hides) =>
    isScoreVisible(one.about) ? textOf(one, hides) : { ...textOf(one, true), revealed: null };
};
