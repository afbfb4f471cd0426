import { navInput } from '@rondelle/contracts/competition/inputs.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { callsOutput } from '@rondelle/contracts/site/calls.ts';
import { privacyOutput } from '@rondelle/contracts/site/privacy.ts';
import { siteNav } from '@rondelle/projections/catalogue/season.queries.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc.ts';
import { navOutput } from '@rondelle/contracts/competition/season.outputs.ts';

export const siteRouter = router({
  nav: publicProcedure
    .meta({ rest: route('GET /nav', 'The menu of a season, or of the ongoing one.') })
    .input(navInput)
    .output(unchecked(navOutput))
    .query(({ ctx, input }) => siteNav(ctx.db, input)),
  /** What programs can ask: known to who has put the router together. */
  calls: publicProcedure
    .input(languageOnly)
    .output(unchecked(callsOutput))
    .query(({ ctx }) => ctx.calls?.() ?? { version: '', groups: [], changelog: [] }),
  /** Whom to ask about what is held on one. */
  privacy: publicProcedure
    .meta({
      rest: route('GET /site/privacy', 'Whom to ask about the personal information that the site keeps.'),
    })
    .input(languageOnly)
    .output(unchecked(privacyOutput))
    .query(({ ctx }) => ({ contact: ctx.privacyContact ?? null })),
});
