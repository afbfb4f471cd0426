import { DomainError } from '@rondelle/contracts/errors.ts';
import type { FollowingOutput } from '@rondelle/contracts/following/following.outputs.ts';
import * as questions from '@rondelle/contracts/following/following.inputs.ts';
import { follow, followingsOf, isFollowing, unfollow } from '@rondelle/members/accounts/followings.ts';
import { supervises } from '@rondelle/members/supervises.ts';
import { router, signedIn } from '../trpc.ts';
import { followedInSeason } from './followed-in-season.ts';
import { assertKnown, leagueAt, type Thing } from './own-things.ts';

const own = signedIn('following/own');
type Own = Parameters<Parameters<typeof own.query>[0]>[0]['ctx'];

const isLiked = async ({ requestSession, session }: Own, thing: Thing) => ({
  status: await isFollowing(requestSession.services.accounts, session.memberId, thing),
});
const isSupervised = async ({ db, session }: Own, { kind, id }: Thing) => ({
  status: kind !== 'team' && (await supervises(db, session.memberId, { kind, id })),
});

const like = async (ctx: Own, thing: Thing) => {
  const followed = await follow(ctx.requestSession.services.accounts, ctx.session.memberId, thing);
  if (!followed) throw new DomainError('following/too-many');
  ctx.notify?.(`member:${ctx.session.memberId}`);
  return { status: true };
};
const unlike = async (ctx: Own, thing: Thing) => {
  await unfollow(ctx.requestSession.services.accounts, ctx.session.memberId, thing);
  ctx.notify?.(`member:${ctx.session.memberId}`);
  return { status: false };
};

const team = async ({ db }: Own, eid: number): Promise<Thing> => {
  await assertKnown(db, { kind: 'team', id: eid }, 'eid');
  return { kind: 'team', id: eid };
};
const tournament = async ({ db }: Own, tid: number): Promise<Thing> => {
  await assertKnown(db, { kind: 'tournament', id: tid }, 'tid');
  return { kind: 'tournament', id: tid };
};

/** What one follows, and whether one supervises: nobody else's business. */
export const followingRouter = router({
  list: own.input(questions.ofSeason).query(async ({ ctx, input }): Promise<FollowingOutput> => {
    const followed = await followingsOf(ctx.requestSession.services.accounts, ctx.session.memberId);
    return followedInSeason(ctx.db, input, followed);
  }),
  /** Of the thing that a page shows. */
  status: own.input(questions.follow).query(async ({ ctx, input }) => ({
    liked: (await isLiked(ctx, input)).status,
    supervised: (await isSupervised(ctx, input)).status,
  })),
  follow: own.input(questions.follow).mutation(async ({ ctx, input }) => {
    await assertKnown(ctx.db, input, 'id');
    return like(ctx, input);
  }),
  unfollow: own.input(questions.follow).mutation(({ ctx, input }) => unlike(ctx, input)),
  leagueLiked: own
    .input(questions.ofLeague)
    .query(async ({ ctx, input }) => isLiked(ctx, await leagueAt(ctx.db, input))),
  leagueSupervised: own
    .input(questions.ofLeague)
    .query(async ({ ctx, input }) => isSupervised(ctx, await leagueAt(ctx.db, input))),
  tournamentLiked: own
    .input(questions.ofTournament)
    .query(async ({ ctx, input }) => isLiked(ctx, await tournament(ctx, input.tid))),
  tournamentSupervised: own
    .input(questions.ofTournament)
    .query(async ({ ctx, input }) => isSupervised(ctx, await tournament(ctx, input.tid))),
  teamLiked: own
    .input(questions.ofTeam)
    .query(async ({ ctx, input }) => isLiked(ctx, await team(ctx, input.eid))),
  followLeague: own
    .input(questions.ofLeague)
    .mutation(async ({ ctx, input }) => like(ctx, await leagueAt(ctx.db, input))),
  unfollowLeague: own
    .input(questions.ofLeague)
    .mutation(async ({ ctx, input }) => unlike(ctx, await leagueAt(ctx.db, input))),
});
