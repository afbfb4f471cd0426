import { navInput } from '@rondelle/contracts/competition/inputs.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import type { PrivacyOutput } from '@rondelle/contracts/site/privacy.ts';
import { siteNav } from '@rondelle/projections/catalogue/season.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const siteRouter = router({
  nav: publicProcedure.input(navInput).query(({ ctx, input }) => siteNav(ctx.db, input)),
  /** Whom to ask about what is held on one. */
  privacy: publicProcedure
    .input(languageOnly)
    .query(({ ctx }): PrivacyOutput => ({ contact: ctx.privacyContact ?? null })),
});
