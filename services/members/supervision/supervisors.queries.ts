import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type {
  SupervisorOutput,
  SupervisorsOutput,
} from '@rondelle/contracts/supervision/supervision.outputs.ts';
import type {
  SupervisedKind,
  SupervisorInput,
  SupervisorsInput,
} from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { findByNumber } from '../accounts/members.ts';
import type { AccountTables } from '../accounts/tables.ts';
import {
  type Catalogue,
  catalogueIn,
  requestedCategory,
  seasonCatalogue,
} from '@rondelle/projections/queries/outputs/catalogue.ts';
import { type Names, namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { namedSupervisions } from './supervisors-of.ts';

const most = 5_000;

type Competition = { readonly kind: SupervisedKind; readonly id: number };
const idsOf = (competitions: readonly Competition[], kind: SupervisedKind) =>
  new Set(competitions.filter((competition) => competition.kind === kind).map(({ id }) => id));

const namesOf = (db: Db, catalogue: Catalogue, competitions: readonly Competition[]): Promise<Names> =>
  namesFor(db, catalogue, {
    teams: [],
    leagueIds: idsOf(competitions, 'league'),
    tournamentIds: idsOf(competitions, 'tournament'),
  });

const listed = (
  competitions: readonly Competition[],
  names: Names,
): { leagues: Ref[]; tournaments: Ref[] } => ({
  leagues: names.inOrder([...idsOf(competitions, 'league')].map(names.league)),
  tournaments: names.inOrder([...idsOf(competitions, 'tournament')].map(names.tournament)),
});

/** The supervisions of a season; a tournament has one row for each of its categories. */
const rowsOfSeason = (db: Db, seasonId: number) =>
  namedSupervisions(db)
    .innerJoin(
      sql<{ kind: string; id: number; categoryId: number }>`(
        SELECT 'league' AS kind, "leagueId" AS id, "categoryId" FROM leagues WHERE "seasonId" = ${seasonId}
        UNION ALL
        SELECT 'tournament', "tournamentId", c.id::int FROM tournaments
        CROSS JOIN jsonb_array_elements_text("categoryIds") AS c (id) WHERE "seasonId" = ${seasonId})`.as(
        't',
      ),
      (join) => join.onRef('t.kind', '=', 's.kind').onRef('t.id', '=', 's.id'),
    )
    .select(['m.number', 'm.username', 's.kind', 's.id', 't.categoryId'])
    .where('s.seasonId', '=', seasonId)
    .orderBy('m.usernameKey')
    .limit(most)
    .execute();

/** A season's supervisors by name, of one category or of all. */
export const supervisorsPage = async (
  db: Db,
  { lang, sid, cid }: SupervisorsInput,
): Promise<SupervisorsOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const category = requestedCategory(catalogue, cid, seasonId);
  const rows = await rowsOfSeason(db, seasonId);
  const names = await namesOf(db, catalogue, rows);
  const wanted = rows.filter(({ categoryId }) => cid === undefined || categoryId === cid);
  const categoryIds = [...new Set(rows.map(({ categoryId }) => categoryId))];
  return {
    season: catalogue.season(seasonId),
    category,
    categories: catalogue.inOrder(categoryIds.map((id) => catalogue.category(id, seasonId))),
    supervisors: [...Map.groupBy(wanted, ({ number }) => number)].map(([id, competitions]) => {
      const username = competitions[0]?.username ?? '';
      const path = catalogue.paths.supervisor({ id, name: username });
      return { supervisor: { id, username }, path, ...listed(competitions, names) };
    }),
  };
};

const rowsOfMember = (db: Db, number: number) =>
  namedSupervisions(db)
    .innerJoin('seasons', 'seasons.seasonId', 's.seasonId')
    .select(['s.kind', 's.id', 's.seasonId'])
    .where('m.number', '=', number)
    .orderBy('seasons.startsOn', 'desc')
    .limit(most)
    .execute();

/** A member's supervisions by season; throws `supervisor/unknown` when there are none. */
export const supervisorPage = async (db: Db, { lang, suid }: SupervisorInput): Promise<SupervisorOutput> => {
  const rows = await rowsOfMember(db, suid);
  const member = rows.length > 0 ? await findByNumber(db.withTables<AccountTables>(), suid) : null;
  if (!member) throw new DomainError('supervisor/unknown', 'suid');
  const catalogue = await catalogueIn(db, lang);
  const names = await namesOf(db, catalogue, rows);
  const named = { id: suid, name: member.username };
  return {
    supervisor: { id: suid, username: member.username },
    path: catalogue.paths.supervisor(named),
    userPath: catalogue.paths.user(named),
    seasons: [...Map.groupBy(rows, ({ seasonId }) => seasonId)].map(([seasonId, competitions]) => ({
      season: catalogue.season(seasonId),
      ...listed(competitions, names),
    })),
  };
};
