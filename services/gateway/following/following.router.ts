import { followingOutput, statusOutput } from '@rondelle/contracts/following/following.outputs.ts';
import {
  isAllowed,
  type SupervisionState,
  needsAcceptance,
} from '@rondelle/contracts/membership/permissions.ts';
import * as inputs from '@rondelle/contracts/following/following.inputs.ts';
import { follow, followingsOf, isFollowing, unfollow } from '@rondelle/members/accounts/followings.ts';
import { supervisionStateOf } from '@rondelle/members/supervises.ts';
import { route } from '../rest/rest-meta.ts';
import { router, signedIn, unchecked } from '../trpc/trpc.ts';
import { followedInSeason } from '@rondelle/members/following/followed-in-season.ts';
import { assertKnown, leagueAt, type Entity } from '@rondelle/members/following/entities.ts';

const own = signedIn('following/own');
type Own = Parameters<Parameters<typeof own.query>[0]>[0]['ctx'];

const isLiked = async ({ requestSession, session }: Own, subject: Entity) => ({
  status: await isFollowing(requestSession.services.accounts, session.memberId, subject),
});
const standing = async ({ db, session }: Own, { kind, id }: Entity): Promise<SupervisionState> =>
  kind === 'team' ? 'none' : supervisionStateOf(db, session.memberId, { kind, id });
const isSupervised = async (ctx: Own, subject: Entity) => ({
  status: (await standing(ctx, subject)) !== 'none',
});
/** The member's relation to the subject of a page. */
const ownStatus = async (ctx: Own, subject: Entity) => {
  const [{ status: liked }, own] = await Promise.all([isLiked(ctx, subject), standing(ctx, subject)]);
  const { role } = ctx.session;
  return {
    liked,
    supervised: own !== 'none',
    waits: needsAcceptance(role, own),
    mayAccept: subject.kind !== 'team' && isAllowed(role, 'supervision/accept', own),
  };
};

const like = async (ctx: Own, subject: Entity) => {
  await follow(ctx.requestSession.services.accounts, ctx.session.memberId, subject);
  ctx.notify?.(`member:${ctx.session.memberId}`);
  return { status: true };
};
const unlike = async (ctx: Own, subject: Entity) => {
  await unfollow(ctx.requestSession.services.accounts, ctx.session.memberId, subject);
  ctx.notify?.(`member:${ctx.session.memberId}`);
  return { status: false };
};

const team = async ({ db }: Own, eid: number): Promise<Entity> => {
  await assertKnown(db, { kind: 'team', id: eid }, 'eid');
  return { kind: 'team', id: eid };
};
const tournament = async ({ db }: Own, tid: number): Promise<Entity> => {
  await assertKnown(db, { kind: 'tournament', id: tid }, 'tid');
  return { kind: 'tournament', id: tid };
};

const tooMany = { 409: 'One follows as many things as one may.' } as const;

/** Subjects that the member follows, with whether they supervise them. Private to the member. */
export const followingRouter = router({
  list: own
    .meta({
      rest: route('GET /following', 'The teams, leagues and tournaments of a season that one follows.'),
    })
    .input(inputs.ofSeason)
    .output(unchecked(followingOutput))
    .query(async ({ ctx, input }) => {
      const followed = await followingsOf(ctx.requestSession.services.accounts, ctx.session.memberId);
      return followedInSeason(ctx.db, input, followed);
    }),
  /** Returns whether the member follows and supervises the subject of a page. */
  status: own.input(inputs.follow).query(({ ctx, input }) => ownStatus(ctx, input)),
  follow: own
    .meta({
      rest: [
        route('POST /teams/{eid}/liked', 'Follows a team.', {
          names: { id: 'eid' },
          fixed: { kind: 'team' },
          inQuery: true,
          errors: tooMany,
        }),
        route('POST /tournaments/{tid}/liked', 'Follows a tournament.', {
          names: { id: 'tid' },
          fixed: { kind: 'tournament' },
          inQuery: true,
          errors: tooMany,
        }),
      ],
    })
    .input(inputs.follow)
    .output(unchecked(statusOutput))
    .mutation(async ({ ctx, input }) => {
      await assertKnown(ctx.db, input, 'id');
      return like(ctx, input);
    }),
  unfollow: own
    .meta({
      rest: [
        route('DELETE /teams/{eid}/liked', 'Unfollows a team.', {
          names: { id: 'eid' },
          fixed: { kind: 'team' },
        }),
        route('DELETE /tournaments/{tid}/liked', 'Unfollows a tournament.', {
          names: { id: 'tid' },
          fixed: { kind: 'tournament' },
        }),
      ],
    })
    .input(inputs.follow)
    .output(unchecked(statusOutput))
    .mutation(({ ctx, input }) => unlike(ctx, input)),
  leagueLiked: own
    .meta({ rest: route('GET /league/liked', 'Whether one follows a league.') })
    .input(inputs.ofLeague)
    .output(unchecked(statusOutput))
    .query(async ({ ctx, input }) => isLiked(ctx, await leagueAt(ctx.db, input))),
  leagueSupervised: own
    .meta({ rest: route('GET /league/supervised', 'Whether one supervises a league.') })
    .input(inputs.ofLeague)
    .output(unchecked(statusOutput))
    .query(async ({ ctx, input }) => isSupervised(ctx, await leagueAt(ctx.db, input))),
  tournamentLiked: own
    .meta({ rest: route('GET /tournaments/{tid}/liked', 'Whether one follows a tournament.') })
    .input(inputs.ofTournament)
    .output(unchecked(statusOutput))
    .query(async ({ ctx, input }) => isLiked(ctx, await tournament(ctx, input.tid))),
  tournamentSupervised: own
    .meta({ rest: route('GET /tournaments/{tid}/supervised', 'Whether one supervises a tournament.') })
    .input(inputs.ofTournament)
    .output(unchecked(statusOutput))
    .query(async ({ ctx, input }) => isSupervised(ctx, await tournament(ctx, input.tid))),
  teamLiked: own
    .meta({ rest: route('GET /teams/{eid}/liked', 'Whether one follows a team.') })
    .input(inputs.ofTeam)
    .output(unchecked(statusOutput))
    .query(async ({ ctx, input }) => isLiked(ctx, await team(ctx, input.eid))),
  followLeague: own
    .meta({ rest: route('POST /league/liked', 'Follows a league.', { inQuery: true, errors: tooMany }) })
    .input(inputs.ofLeague)
    .output(unchecked(statusOutput))
    .mutation(async ({ ctx, input }) => like(ctx, await leagueAt(ctx.db, input))),
  unfollowLeague: own
    .meta({ rest: route('DELETE /league/liked', 'Unfollows a league.') })
    .input(inputs.ofLeague)
    .output(unchecked(statusOutput))
    .mutation(async ({ ctx, input }) => unlike(ctx, await leagueAt(ctx.db, input))),
});
