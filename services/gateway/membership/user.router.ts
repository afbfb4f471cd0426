import type { UserAnswer } from '@rondelle/contracts/membership/member.answers.ts';
import { userQuestion } from '@rondelle/contracts/membership/member.commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { findByNumber } from '@rondelle/infra/accounts/members.ts';
import type { AccountTables } from '@rondelle/infra/accounts/tables.ts';
import { contributionsOf } from '@rondelle/projections/activity-log/contributions.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

/** What everyone may know of a member: name, role, since when, and what they entered. */
export const userRouter = router({
  get: publicProcedure.input(userQuestion).query(async ({ ctx: { db }, input }): Promise<UserAnswer> => {
    const { lang, uid } = input;
    const member = await findByNumber(db.withTables<AccountTables>(), uid);
    if (!member || member.email_verified_at === null) throw new DomainError('user/unknown', 'uid');
    const { id, username, role, created_at } = member;
    return {
      user: { id: uid, username },
      role,
      since: created_at.slice(0, 10),
      path: pathsIn(lang).user({ id: uid, name: username }),
      contributions: await contributionsOf(db, lang, id),
    };
  }),
});
