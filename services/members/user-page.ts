import type { UserOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import {
  changesBySeason,
  contributionsOf,
} from '@rondelle/projections/queries/activity-log/contributions.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { publicMember } from './public-member.ts';

type Input = { readonly lang: Language; readonly uid: number };

/** A member's public page: name, role, date of joining and changes. Throws `user/unknown`. */
export const userPage = async (db: Db, { lang, uid }: Input): Promise<UserOutput> => {
  const { id, username, role, createdAt } = await publicMember(db, String(uid), 'uid');
  const paths = pathsIn(lang);
  const seasons = await changesBySeason(db, lang, id);
  return {
    user: { id: uid, username },
    role,
    since: dayInQuebec(createdAt),
    path: paths.user({ id: uid, name: username }),
    contributions: await contributionsOf(db, lang, id),
    seasons: seasons.map((one) => ({ ...one, path: `${paths.activity(one.season)}?member=${uid}` })),
  };
};
