import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { type MemberRole, memberRoles } from '@rondelle/contracts/membership/roles.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import type { WaitingSupervisor } from '@rondelle/contracts/supervision/supervision.outputs.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { grants, isAccepted } from '../supervises.ts';
import { namedSupervisions } from './supervisors-of.ts';

/** A member who may accept; when `everywhere` is false, only where they are accepted themselves. */
export type Judge = { readonly memberId: string; readonly role: MemberRole; readonly everywhere: boolean };
type Competition = { readonly kind: SupervisedKind; readonly id: number };

const mostListed = 50;
const mostCounted = 1_000;

/** Roles that need no acceptance. */
const trusted = memberRoles.filter((role) => isAllowed(role, 'competition/supervise', 'joined'));

/** The supervisions that this member may accept; never their own. */
const waitingFor = (db: Db, { memberId, role, everywhere }: Judge) =>
  namedSupervisions(db)
    .where(sql<boolean>`NOT ${isAccepted()}`)
    .where('m.role', 'not in', trusted)
    .where('s.memberId', '<>', memberId)
    .$if(!everywhere, (all) =>
      all.where(sql<boolean>`EXISTS (
        SELECT FROM supervisions own WHERE own.kind = s.kind AND own.id = s.id
          AND own."memberId" = ${memberId} AND ${grants(role, 'supervision/accept', 'own')})`),
    );

/** The number of waiting supervisions, a thousand at most. */
export const waitingCount = async (db: Db, judge: Judge): Promise<number> =>
  (await waitingFor(db, judge).select('s.id').limit(mostCounted).execute()).length;

/** The waiting supervisions, longest waiting first; in one league or tournament, or everywhere. */
export const waitingList = async (
  db: Db,
  judge: Judge,
  lang: Language,
  only: Competition | null = null,
): Promise<WaitingSupervisor[]> => {
  const rows = await waitingFor(db, judge)
    .select(['m.number', 'm.username', 's.kind', 's.id', 's.seasonId'])
    .$if(only !== null, (all) =>
      all.where('s.kind', '=', only?.kind ?? 'league').where('s.id', '=', only?.id ?? 0),
    )
    .orderBy('s.since')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return [];
  const catalogue = await catalogueIn(db, lang);
  const idsOf = (kind: SupervisedKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const names = await namesFor(db, catalogue, {
    teams: [],
    leagueIds: idsOf('league'),
    tournamentIds: idsOf('tournament'),
  });
  return rows.map(({ number, username, kind, id, seasonId }) => ({
    member: { id: number, username },
    path: catalogue.paths.user({ id: number, name: username }),
    kind,
    competition: names[kind](id),
    season: catalogue.season(seasonId),
  }));
};
