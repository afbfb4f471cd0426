import type { DrawnBracket } from '@rondelle/contracts/competition/bracket.ts';
import { gamesOfCompetition } from '../as-of/as-of.queries.ts';
import type { Db } from '../../views/schema.ts';
import { competitionRow, standingsOf } from '../standings/competition.queries.ts';
import {
  type BracketFacts,
  type ResolvedSlot,
  resolveBracket,
} from '../../computing/bracket/resolve-bracket.ts';

type Resolved = { readonly categoryId: number; readonly resolved: readonly ResolvedSlot[] };

/** Resolves the brackets of a tournament by category: the teams of each game, as far as they are decided. */
export const resolveAll = (
  brackets: readonly DrawnBracket[],
  { games, standings, rules }: BracketFacts,
): readonly Resolved[] =>
  brackets.map((bracket) => {
    const own = (of: { readonly categoryId: number }) => of.categoryId === bracket.categoryId;
    const facts = { games: games.filter(own), standings: standings.filter(own), rules };
    return { categoryId: bracket.categoryId, resolved: resolveBracket(bracket, facts) };
  });

/** Returns a tournament's brackets as current results decide them; null when there is no such tournament. */
export const bracketsOf = (
  db: Db,
  tournamentId: number,
): Promise<{ readonly seasonId: number; readonly brackets: readonly Resolved[] } | null> =>
  // One snapshot, so that a table matches the games that it is made from.
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const row = await tx
        .selectFrom('tournaments')
        .select(['seasonId', 'competition', 'brackets'])
        .where('tournamentId', '=', tournamentId)
        .executeTakeFirst();
      if (!row) return null;
      const { seasonId, competition, brackets } = row;
      const rules = await competitionRow(tx, competition);
      if (!rules) return { seasonId, brackets: [] };
      const games = await gamesOfCompetition(tx, competition);
      const standings = await standingsOf(tx, competition);
      return { seasonId, brackets: resolveAll(brackets, { games, standings, rules }) };
    });
