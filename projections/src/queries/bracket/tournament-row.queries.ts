import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '../../views/schema.ts';
import { tournamentsAsKnown } from '../as-of/names-as-of.queries.ts';
import type { Catalogue } from '../outputs/catalogue.ts';

const tournamentNow = (db: Db, tournamentId: number) =>
  db
    .selectFrom('tournaments')
    .select(['tournamentId', 'seasonId', 'competition', 'nameFr', 'nameEn'])
    .select(['categoryIds', 'startsOn', 'endsOn', 'city', 'brackets'])
    .where('tournamentId', '=', tournamentId)
    .executeTakeFirst();
export type TournamentRow = NonNullable<Awaited<ReturnType<typeof tournamentNow>>>;

/** Loads a tournament as of now or as known at an instant. Throws `tournament/unknown`. */
export const loadTournament = async (
  db: Db,
  tournamentId: number,
  knownAt?: string,
): Promise<TournamentRow> => {
  if (knownAt === undefined) {
    const now = await tournamentNow(db, tournamentId);
    if (!now) throw new DomainError('tournament/unknown', 'tid');
    return now;
  }
  const [then] = await tournamentsAsKnown(db, [tournamentId], knownAt);
  if (!then) throw new DomainError('tournament/unknown', 'tid');
  // Tables of the past have no planned brackets.
  return { ...then, brackets: [] };
};

/** Throws `category/unknown` or `tournament/category-not-held` when a category is asked for that the tournament lacks. */
export const assertHeld = (
  catalogue: Pick<Catalogue, 'has'>,
  held: readonly number[],
  cid: number | undefined,
): void => {
  if (cid === undefined) return;
  if (!catalogue.has('category', cid)) throw new DomainError('category/unknown', 'cid');
  if (!held.includes(cid)) throw new DomainError('tournament/category-not-held', 'cid');
};
