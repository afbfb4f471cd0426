import { choicesInput, namedInTextInput } from '@rondelle/contracts/competition/writing.inputs.ts';
import { choicesIn } from '@rondelle/projections/queries/catalogue/choices.queries.ts';
import { namedInText } from '@rondelle/projections/queries/catalogue/named-in-text.queries.ts';
import { publicProcedure, router, signedIn } from '../trpc/trpc.ts';
import { rulesetMutations } from '../writing/catalogue.writing.ts';
import { rulesetsIn } from '@rondelle/projections/queries/catalogue/rulesets.queries.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';

/** The options that forms offer. */
export const catalogueRouter = router({
  choices: publicProcedure.input(choicesInput).query(({ ctx, input }) => choicesIn(ctx.db, input)),
  /** The category and the region of a new league, by its name. */
  namedIn: signedIn('competition/write')
    .input(namedInTextInput)
    .query(({ ctx, input: { text } }) => namedInText(ctx.db, text)),
});

export const rulesetRouter = router({
  list: publicProcedure.input(languageOnly).query(({ ctx }) => rulesetsIn(ctx.db)),
  ...rulesetMutations,
});
