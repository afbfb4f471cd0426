import type { UserOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import {
  changesBySeason,
  contributionsOf,
} from '@rondelle/projections/activity-log/contributions.queries.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { publicMember } from './public-member.ts';

type Asked = { readonly lang: Language; readonly uid: number };

/** What everyone may know of a member: name, role, since when, and what they entered. Fails with `user/unknown`. */
export const userPage = async (db: Db, { lang, uid }: Asked): Promise<UserOutput> => {
  const { id, username, role, createdAt } = await publicMember(db, String(uid), 'uid');
  const paths = pathsIn(lang);
  const seasons = await changesBySeason(db, lang, id);
  return {
    user: { id: uid, username },
    role,
    since: createdAt.slice(0, 10),
    path: paths.user({ id: uid, name: username }),
    contributions: await contributionsOf(db, lang, id),
    seasons: seasons.map((one) => ({ ...one, path: `${paths.activity(one.season)}?member=${uid}` })),
  };
};
