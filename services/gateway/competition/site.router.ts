import { navQuestion } from '@rondelle/contracts/competition/questions.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import type { PrivacyAnswer } from '@rondelle/contracts/site/privacy.ts';
import { siteNav } from '@rondelle/projections/catalogue/season.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const siteRouter = router({
  nav: publicProcedure.input(navQuestion).query(({ ctx, input }) => siteNav(ctx.db, input)),
  /** Whom to ask about what is held on one. */
  privacy: publicProcedure
    .input(languageOnly)
    .query(({ ctx }): PrivacyAnswer => ({ contact: ctx.privacyContact ?? null })),
});
