import { category } from '@rondelle/domain/competition/category.decider.ts';
import { city } from '@rondelle/domain/competition/city.decider.ts';
import { division } from '@rondelle/domain/competition/division.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { organization } from '@rondelle/domain/competition/organization.decider.ts';
import { region } from '@rondelle/domain/competition/region.decider.ts';
import { ruleset } from '@rondelle/domain/competition/ruleset.decider.ts';
import { season } from '@rondelle/domain/competition/season.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { Deleted, DeletedByKind } from './recorded.ts';
import { type Ids, ofEachKind } from './plan/ids.ts';
import { lastImported } from './plan/last-imported.ts';
import { readVersions, versionsOf } from './read-versions.ts';

type Kind = keyof Ids;
type DeletedRow = { readonly kind: Kind; readonly id: number; readonly action: string };
type Found = Deleted & { readonly key: string | null };

/** The actions of people on other entities than games. The conditions match partial indexes of the log. */
const byPeople = (db: Db) =>
  db
    .selectFrom('activity_log')
    .select('entityId as id')
    .where(sql<boolean>`kind <> 'game' AND "actorRole" <> 'system'`);

/** The latest deletion, merger or restoration of each entity by people. */
const readLatest = (db: Db) =>
  byPeople(db)
    .distinctOn(['kind', 'entityId'])
    .select(['kind', 'action'])
    .$narrowType<{ kind: Kind }>()
    .where(sql<boolean>`action ~ '^[A-Z][a-z]+(Deleted|Merged|Restored)$'`)
    .orderBy('kind')
    .orderBy('entityId')
    .orderBy('revision', 'desc')
    .execute();

const readDelisted = (db: Db) =>
  byPeople(db).distinct().where(sql<boolean>`kind = 'team' AND action = 'TeamDelistedFromSeason'`).execute();

const idsIn = (imported: object): ReadonlySet<number> => new Set(Object.keys(imported).map(Number));
const nothingImported: ReadonlySet<number> = new Set();

/** Returns the key of a deleted entity, and the ids of what imports had entered in it. */
const readOne = async (log: EventLog, { kind, id }: DeletedRow): Promise<Found> => {
  const plain = (state: { readonly key: string | null } | null | undefined): Found => ({
    id,
    key: state?.key ?? null,
    imported: nothingImported,
  });
  switch (kind) {
    case 'league': {
      const versions = await readVersions(log, kind, id, league);
      const entries = versionsOf(versions, ({ divisionOf }) => Object.fromEntries(divisionOf));
      return { ...plain(versions.at(-1)?.content), imported: idsIn(lastImported(entries)) };
    }
    case 'team': {
      const versions = await readVersions(log, kind, id, team);
      const listings = versionsOf(versions, ({ seasons }) => Object.fromEntries(seasons));
      return { ...plain(versions.at(-1)?.content), imported: idsIn(lastImported(listings)) };
    }
    case 'season': {
      const state = (await readVersions(log, kind, id, season)).at(-1)?.content;
      return { id, key: state && state.status !== 'absent' ? state.slug : null, imported: nothingImported };
    }
    case 'ruleset':
      return plain((await readVersions(log, kind, id, ruleset)).at(-1)?.content);
    case 'region':
      return plain((await readVersions(log, kind, id, region)).at(-1)?.content);
    case 'category':
      return plain((await readVersions(log, kind, id, category)).at(-1)?.content);
    case 'division':
      return plain((await readVersions(log, kind, id, division)).at(-1)?.content);
    case 'city':
      return plain((await readVersions(log, kind, id, city)).at(-1)?.content);
    case 'organization':
      return plain((await readVersions(log, kind, id, organization)).at(-1)?.content);
    case 'tournament':
      return plain((await readVersions(log, kind, id, tournament)).at(-1)?.content);
  }
};

/** Returns the team that each merged team ended up in, through all mergers. */
const readMergers = async (log: EventLog, merged: readonly DeletedRow[]): Promise<Map<number, number>> => {
  const into = new Map<number, number>();
  for (const { id } of merged)
    for await (const { type, data } of log.readStream(`team-${id}`))
      if (type === 'TeamMerged') into.set(id, data.into);
  const last = (id: number): number => {
    const next = into.get(id);
    return next === undefined ? id : last(next);
  };
  return new Map([...into.keys()].map((id) => [id, last(id)]));
};

export type Removed = {
  readonly deleted: DeletedByKind;
  /** Merged teams by key, when the team that they were merged into still exists. */
  readonly merged: ReadonlyMap<string, Deleted & { readonly into: number }>;
  /** Teams that people have removed from a season. */
  readonly delisted: ReadonlySet<number>;
};

/** Reads what people have deleted, merged or delisted. The views must be up to date. */
export const readRemoved = async (db: Db, log: EventLog): Promise<Removed> => {
  const latest = (await readLatest(db)).filter(({ action }) => !action.endsWith('Restored'));
  const into = await readMergers(
    log,
    latest.filter(({ action }) => action === 'TeamMerged'),
  );
  const isDeletedTeam = new Set(latest.filter(({ kind }) => kind === 'team').map(({ id }) => id));
  const byKind = ofEachKind(() => new Map<string, Deleted>());
  const merged = new Map<string, Deleted & { readonly into: number }>();
  for (const row of latest) {
    const { key, ...found } = await readOne(log, row);
    if (key === null) continue;
    const stayed = row.kind === 'team' ? into.get(row.id) : undefined;
    if (stayed !== undefined && !isDeletedTeam.has(stayed)) merged.set(key, { ...found, into: stayed });
    else byKind[row.kind].set(key, found);
  }
  return { deleted: byKind, merged, delisted: new Set((await readDelisted(db)).map(({ id }) => id)) };
};
