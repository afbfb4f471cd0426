import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { About, AboutGame, AboutPost, AboutRank } from '@rondelle/contracts/notifications/about.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { catalogueIn } from '@rondelle/projections/outputs/catalogue.ts';
import { type Names, namesFor } from '@rondelle/projections/outputs/names.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { gameText, type NotificationText, resultLine } from './game-text.ts';
import { type PostNames, postNames } from './post-names.ts';

type Told = { readonly kinds: readonly NotificationKind[]; readonly about: About };

const gamesIn = (told: readonly Told[]): AboutGame[] =>
  told.flatMap(({ about }) => (about.of === 'game' ? [about] : []));
const ranksIn = (told: readonly Told[]): AboutRank[] =>
  told.flatMap(({ about }) => (about.of === 'rank' ? [about] : []));

const namesOf = async (db: Db, lang: Language, told: readonly Told[]): Promise<Names> => {
  const [games, ranks] = [gamesIn(told), ranksIn(told)];
  return namesFor(db, await catalogueIn(db, lang), {
    teams: [
      ...games.flatMap(({ homeTeamId, awayTeamId, seasonId }) => [
        { teamId: homeTeamId, seasonId },
        { teamId: awayTeamId, seasonId },
      ]),
      ...ranks,
    ],
    leagueIds: new Set([
      ...games.flatMap(({ leagueId }) => (leagueId === null ? [] : [leagueId])),
      ...ranks.map(({ leagueId }) => leagueId),
    ]),
    tournamentIds: new Set(
      games.flatMap(({ tournamentId }) => (tournamentId === null ? [] : [tournamentId])),
    ),
  });
};

const rankText = (about: AboutRank, names: Names, locale: Language, hides: boolean): NotificationText => {
  const { name, path } = names.team(about.teamId, about.seasonId);
  const said = { team: name, from: about.from, to: about.to, outOf: about.outOf };
  const full = m.notification_rank({ ...said }, { locale });
  return {
    title: hides ? m.notification_rank_hidden({ team: name }, { locale }) : full,
    body: names.league(about.leagueId).name,
    revealed: hides ? full : null,
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
  const write = kind === 'mention' ? m.notification_mention : m.notification_reply;
  return { title: write({ who }, { locale }), body: title ?? '', revealed: null, path };
};

const testText = (locale: Language): NotificationText => ({
  title: m.notification_test({}, { locale }),
  body: m.notification_test_body({}, { locale }),
  revealed: null,
  path: pathsIn(locale).pushDemo(),
});

/** Results in one line each; `hides` leaves the scores out of them. */
export const resultLines = async (
  db: Db,
  lang: Language,
  told: readonly Told[],
  hides: boolean,
): Promise<readonly string[]> => {
  const names = await namesOf(db, lang, told);
  return gamesIn(told).map((about) => resultLine(about, { names, locale: lang, hides }));
};

/** Words for what is told, in one language; `hides` leaves scores and ranks out of them. */
export const textsFor = async (
  db: Db,
  lang: Language,
  told: readonly Told[],
): Promise<(one: Told, hides: boolean) => NotificationText> => {
  const names = await namesOf(db, lang, told);
  const posts = await postNames(
    db,
    lang,
    told.map(({ about }) => about),
  );
  return ({ about, kinds }, hides) => {
    if (about.of === 'game') return gameText(about, kinds, { names, locale: lang, hides });
    if (about.of === 'test') return testText(lang);
    if (about.of === 'rank') return rankText(about, names, lang, hides);
    return postText(about, kinds[0], posts, lang);
  };
};
