import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '../../views/schema.ts';

/** Returns the teams of a league's division. Throws `division/unknown` when there are none. */
export const teamsOfDivision = async (db: Db, competition: string, divisionId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('league_entries')
    .select('teamId')
    .where('competition', '=', competition)
    .where('divisionId', '=', divisionId)
    .limit(5000)
    .execute();
  if (rows.length === 0) throw new DomainError('division/unknown', 'did');
  return rows.map((row) => row.teamId);
};
