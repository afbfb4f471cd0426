import { DomainError } from '@rondelle/contracts/errors.ts';
import type { FollowedKind } from '@rondelle/contracts/following/following.inputs.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { findLeague, type LeagueKey } from '@rondelle/projections/queries/standings/find-league.ts';
import { sql } from 'kysely';

export type Entity = { readonly kind: FollowedKind; readonly id: number };

const tables = { team: 'teams', league: 'leagues', tournament: 'tournaments' } as const;

/** Throws `<kind>/unknown` for the parameter when the entity does not exist. */
export const assertKnown = async (db: Db, { kind, id }: Entity, parameter: string): Promise<void> => {
  const { rows } = await sql<{ known: boolean }>`
    SELECT EXISTS (SELECT FROM ${sql.table(tables[kind])} WHERE ${sql.ref(`${kind}Id`)} = ${id}) AS known`.execute(
    db,
  );
  if (!rows[0]?.known) throw new DomainError(`${kind}/unknown`, parameter);
};

/** The league of a page's parameters. */
export const leagueAt = async (db: Db, key: LeagueKey): Promise<Entity> => {
  const { id } = await findLeague(db, await catalogueIn(db, 'fr'), key);
  return { kind: 'league', id };
};

/** An entity with the season that it is displayed in; for a team, the last one that lists it. */
export type Placed = Entity & {
  readonly seasonId: number;
  /** A league's or tournament's own competition; for a team, that of its league. */
  readonly competition: string | null;
};

export const keyOf = ({ kind, id }: Entity): string => `${kind}-${id}`;
