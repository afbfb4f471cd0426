import * as inputs from '@rondelle/contracts/moderation/moderation.inputs.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { undo } from '@rondelle/commands/history/undo.ts';
import { router, signedIn, signedInSomewhere } from '../trpc/trpc.ts';
import { writingOf } from '../writing/writer.ts';
import { decideText, mute, unmute } from '@rondelle/community/safety/decide-text.ts';
import { textsAPage, textsToReview, textsWaiting } from '@rondelle/community/safety/text-queue.ts';
import type { ReviewOutput } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import { decideTextCommand, muteCommand } from '@rondelle/contracts/moderation/texts.inputs.ts';
import { memberBelow } from '@rondelle/members/manage.ts';
import { decide } from '@rondelle/members/moderation/decide.ts';
import { ownTrust } from '@rondelle/members/moderation/own-trust.ts';
import { decideHeldCommand, takeBackHeldCommand } from '@rondelle/contracts/moderation/held.inputs.ts';
import { decideHeld, withdrawHeld } from '@rondelle/commands/held/decide-held.ts';
import { heldAPage, heldToReview, heldWaiting, ownHeld } from '@rondelle/commands/held/held-changes.ts';
import { openCount, reviewOf } from '@rondelle/commands/moderation/review.ts';
import { flagToDecide } from '@rondelle/members/moderation/review-scope.ts';
import { waitingCount, waitingList } from '@rondelle/members/supervision/waiting.ts';
import { withModeration } from '@rondelle/members/moderation/tables.ts';

const reviewers = signedInSomewhere('moderation/review');
const done = { done: true } as const;

/** Suspicious changes, held texts and decisions on them, and the member's own trust level. */
export const moderationRouter = router({
  queue: reviewers.input(inputs.reviewInput).query(async ({ ctx, input }) => {
    const isFirst = input.state === 'open' && input.page === 1;
    const reading = writingOf(ctx, ctx.session, input);
    const [review, held, texts, waiting] = await Promise.all([
      reviewOf(ctx, ctx.session, input),
      heldToReview(reading, ctx.session, input),
      textsToReview(ctx.db, ctx.session, input),
      isFirst ? waitingList(ctx.db, ctx.session, input.lang) : [],
    ]);
    return {
      ...review,
      held: held.slice(0, heldAPage),
      texts: texts.slice(0, textsAPage),
      waiting,
      hasMore: review.hasMore || held.length > heldAPage || texts.length > textsAPage,
    } satisfies ReviewOutput;
  }),
  count: reviewers.input(languageOnly).query(async ({ ctx }) => {
    const [changes, held, texts, waiting] = await Promise.all([
      openCount(ctx.db, ctx.session),
      heldWaiting(ctx.db, ctx.session),
      textsWaiting(ctx.db, ctx.session),
      waitingCount(ctx.db, ctx.session),
    ]);
    return { open: changes + held + texts + waiting };
  }),
  /** Closes a flag as fine. */
  approve: reviewers.input(inputs.approveCommand).mutation(async ({ ctx, input }) => {
    const db = withModeration(ctx.db);
    const flag = await flagToDecide(db, ctx.session, input.position);
    await decide(db, flag, 'approved', ctx.session.memberId);
    ctx.notify?.('moderation');
    return done;
  }),
  /** Undoes the flagged change like any other, and closes the flag. */
  undo: reviewers.input(inputs.undoFlaggedCommand).mutation(async ({ ctx, input }) => {
    const db = withModeration(ctx.db);
    const flag = await flagToDecide(db, ctx.session, input.position);
    const written = await undo({ ...writingOf(ctx, ctx.session, input), isReview: true }, input);
    await decide(db, flag, 'undone', ctx.session.memberId);
    ctx.notify?.('moderation');
    return written;
  }),
  /** Accepts changes that wait, and thereby records them, or declines them. */
  decideHeld: reviewers.input(decideHeldCommand).mutation(async ({ ctx, input }) => {
    const decided = await decideHeld(writingOf(ctx, ctx.session, input), ctx.session, input);
    ctx.notify?.('moderation');
    return decided;
  }),
  /** The member's own changes that wait, or were decided on. */
  ownHeld: signedIn('competition/write')
    .input(languageOnly)
    .query(({ ctx, input }) =>
      ownHeld(writingOf(ctx, ctx.session, input), input.lang ?? 'fr', ctx.session.memberId),
    ),
  takeBackHeld: signedIn('competition/write')
    .input(takeBackHeldCommand)
    .mutation(async ({ ctx, input }) => {
      await withdrawHeld(ctx.db, ctx.session.memberId, input.id);
      ctx.notify?.('moderation');
      return done;
    }),
  /** Keeps or removes a member's text; may also mute its author. */
  decideText: signedIn('community/moderate')
    .input(decideTextCommand)
    .mutation(async ({ ctx, input }) => {
      const { chatid, memberId } = await decideText(ctx, ctx.session, input);
      ctx.notify?.('moderation');
      if (chatid !== null) ctx.notify?.(`room:${chatid}`);
      ctx.notify?.(`chat:${memberId}`);
      return done;
    }),
  /** Mutes a member for some days; zero days unmutes. */
  mute: signedIn('community/moderate')
    .input(muteCommand)
    .mutation(async ({ ctx, input }) => {
      const member = await memberBelow(ctx.requestSession.services, ctx.session, input.uid);
      const whom = { memberId: member.id, number: member.number };
      await (input.days === 0 ? unmute(ctx, ctx.session, whom) : mute(ctx, ctx.session, whom, input));
      ctx.notify?.(`chat:${member.id}`);
      return done;
    }),
  trust: signedIn('account/own')
    .input(languageOnly)
    .query(({ ctx }) => ownTrust(ctx.db, ctx.session)),
});
