import type {
  About,
  AboutGame,
  AboutPost,
  AboutRank,
  AboutSupervision,
  AboutWithdrawal,
} from '@rondelle/contracts/notifications/about.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { gameText } from './game-text.ts';
import { heldText, toReviewText } from './held-text.ts';
import type { NewsText, NotificationText, Wanted, Wording } from './notification-text.ts';
import { supervisionText } from './supervision-text.ts';

const namesOfGame = (about: AboutGame): Wanted => ({
  teams: [about.homeTeamId, about.awayTeamId].map((teamId) => ({ teamId, seasonId: about.seasonId })),
  leagueIds: [about.leagueId],
  tournamentIds: [about.tournamentId],
});
type OfLeague = { readonly teamId: number; readonly leagueId: number; readonly seasonId: number };
const teamAndLeague = (about: OfLeague): Wanted => ({ teams: [about], leagueIds: [about.leagueId] });
const competitionAndAsker = ({ kind, id, memberNumber }: AboutSupervision): Wanted => ({
  ...(kind === 'league' ? { leagueIds: [id] } : { tournamentIds: [id] }),
  memberNumbers: [memberNumber],
});
const itself = (about: AboutPost): Wanted => ({ posts: [about] });

const rankText = (about: AboutRank, { names, locale, hides }: Wording): NotificationText => {
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

const withdrawalOutcomes = {
  void: m.notification_withdrawal_void,
  forfeitRest: m.notification_withdrawal_forfeit_rest,
  cancelRest: m.notification_withdrawal_cancel_rest,
} as const;

/** The text of a team's withdrawal from a league or of its return; it leads to the league's table. */
const withdrawalText = (
  { seasonId, leagueId, teamId, treatment }: AboutWithdrawal,
  { names, locale }: Wording,
): NotificationText => {
  const { name: league, path } = names.league(leagueId);
  const { name: team } = names.team(teamId, seasonId);
  const title = treatment === null ? m.notification_withdrawal_ended : m.notification_withdrawal;
  const then = treatment === null ? m.notification_withdrawal_undone : withdrawalOutcomes[treatment];
  return {
    title: title({ team }, { locale }),
    body: `${league} · ${then({}, { locale })}`,
    revealed: null,
    line: null,
    path,
  };
};

const postText = (about: AboutPost, { posts, kinds, locale }: Wording): NotificationText => {
  const { author, title, path } = posts(about);
  const who = author ?? m.notification_somebody({}, { locale });
  const reply = about.of === 'message' ? m.notification_message : m.notification_reply;
  const write = kinds[0] === 'mention' ? m.notification_mention : reply;
  return { title: write({ who }, { locale }), body: title ?? '', revealed: null, line: null, path };
};

const testText = (_about: About, { locale }: Wording): NotificationText => ({
  title: m.notification_test({}, { locale }),
  body: m.notification_test_body({}, { locale }),
  revealed: null,
  line: null,
  path: pathsIn(locale).pushDemo(),
});

export type AboutEach = { readonly [Of in About['of']]: About & { readonly of: Of } };
/** The text of all news, by what it is about, with the entities that it names. */
export const newsTexts: { readonly [Of in About['of']]: NewsText<AboutEach[Of]> } = {
  game: { wanted: namesOfGame, text: gameText },
  rank: { wanted: teamAndLeague, text: rankText },
  withdrawal: { wanted: teamAndLeague, text: withdrawalText },
  post: { wanted: itself, text: postText },
  message: { wanted: itself, text: postText },
  supervision: { wanted: competitionAndAsker, text: supervisionText },
  held: { wanted: (about) => ({ subjects: [about] }), text: heldText },
  toReview: {
    wanted: (about) => ({ subjects: [about], memberNumbers: [about.memberNumber] }),
    text: toReviewText,
  },
  test: { text: testText },
};
