import { choicesInput } from '@rondelle/contracts/competition/writing.inputs.ts';
import { choicesIn } from '@rondelle/projections/catalogue/choices.queries.ts';
import { publicProcedure, router } from '../trpc.ts';
import { rulesetWriting } from '../writing/catalogue.writing.ts';
import { rulesetsIn } from '@rondelle/projections/catalogue/rulesets.queries.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';

/** The options that forms offer. */
export const catalogueRouter = router({
  choices: publicProcedure.input(choicesInput).query(({ ctx, input }) => choicesIn(ctx.db, input)),
});

export const rulesetRouter = router({
  list: publicProcedure.input(languageOnly).query(({ ctx }) => rulesetsIn(ctx.db)),
  ...rulesetWriting,
});
