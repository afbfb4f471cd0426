import * as questions from '@rondelle/contracts/moderation/moderation.inputs.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { undo } from '@rondelle/commands/history/undo.ts';
import { router, signedIn, signedInSomewhere } from '../trpc.ts';
import { writingOf } from '../writing/writer.ts';
import { decide } from '@rondelle/members/moderation/decide.ts';
import { ownTrust } from '@rondelle/members/moderation/own-trust.ts';
import { openCount, reviewOf } from '@rondelle/commands/moderation/review.ts';
import { flagToDecide } from '@rondelle/members/moderation/review-scope.ts';
import { withModeration } from '@rondelle/members/moderation/tables.ts';

const reviewers = signedInSomewhere('moderation/review');
const done = { done: true } as const;

/** Suspicious changes and what is decided on them, and how far one is trusted oneself. */
export const moderationRouter = router({
  queue: reviewers.input(questions.reviewInput).query(({ ctx, input }) => reviewOf(ctx, ctx.session, input)),
  count: reviewers
    .input(languageOnly)
    .query(async ({ ctx }) => ({ open: await openCount(ctx.db, ctx.session) })),
  /** It is as it should be. */
  approve: reviewers.input(questions.approveCommand).mutation(async ({ ctx, input }) => {
    const db = withModeration(ctx.db);
    const flag = await flagToDecide(db, ctx.session, input.position);
    await decide(db, flag, 'approved', ctx.session.memberId);
    ctx.notify?.('moderation');
    return done;
  }),
  /** Sets back what it changed, like any undoing, and closes it. */
  undo: reviewers.input(questions.undoFlaggedCommand).mutation(async ({ ctx, input }) => {
    const db = withModeration(ctx.db);
    const flag = await flagToDecide(db, ctx.session, input.position);
    const written = await undo(writingOf(ctx, ctx.session, input), input);
    await decide(db, flag, 'undone', ctx.session.memberId);
    ctx.notify?.('moderation');
    return written;
  }),
  trust: signedIn('account/own')
    .input(languageOnly)
    .query(({ ctx }) => ownTrust(ctx.db, ctx.session)),
});
