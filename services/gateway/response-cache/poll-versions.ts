import { comparePositions, origin } from '@rondelle/contracts/log/event.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { onlyRows } from '@rondelle/projections/views/activity-log/activity-log.table.ts';
import { repeated } from '@rondelle/infra/repeated.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { PolledVersions, ChangedTopic } from './season-versions.ts';

/** Pseudo season id of the catalogue's version. */
const catalogueId = 0;

const chosen = ({ id, chosenAt }: { id: number; chosenAt: string | null }) => `${id}@${chosenAt}`;

/** Bans have no event, but pages name supervisors; count and date detect each ban and unban. */
const bannedMembers = (db: Db) =>
  db
    .withTables<AccountTables>()
    .selectFrom('accounts.members')
    .select(({ fn }) => [fn.countAll<string>().as('members'), fn.max('bannedAt').as('last')])
    .where('bannedAt', 'is not', null)
    .executeTakeFirst();

/** Events after which browsers must discard copies made before them. */
const decisions = ['CategoryPolicyChosen', 'MemberErased'] as const;

const lastDecision = (db: Db) =>
  db
    .selectFrom('activity_log')
    .select(({ fn }) => fn.max('recordedAt').as('at'))
    .where('seasonId', 'is', null)
    .where('action', 'in', decisions)
    .where(sql<boolean>`${sql.raw(onlyRows.ofOtherActions)}`)
    .executeTakeFirst();

/** Longer than any transaction takes to become visible. */
const lookBackMs = 30_000;

/** Changes without an event within the last so many ms. */
const topicsChangedWithin = async (db: Db, ms: number): Promise<readonly ChangedTopic[]> => {
  const { rows } = await sql<ChangedTopic>`
    SELECT DISTINCT ON (topic) topic, id,
      (extract(epoch FROM clock_timestamp() - at) * 1000)::float8 AS "agoMs"
    FROM operations.change_hints WHERE at > clock_timestamp() - ${ms} * interval '1 millisecond'
    ORDER BY topic, id DESC LIMIT 10000`.execute(db);
  return rows;
};

/** A season, or the ratings of one of its categories. */
const seasonTopic = /^(?:season|ratings):(\d{1,10})(?::\d{1,10})?$/;

/** Separates changes that concern all readers of a season from those of single topics. */
const divided = (all: readonly ChangedTopic[]): Pick<PolledVersions, 'changedTopics' | 'changedSeasons'> => ({
  changedTopics: all.filter(({ topic }) => !seasonTopic.test(topic)),
  changedSeasons: all.flatMap((changed) => {
    const seasonId = seasonTopic.exec(changed.topic)?.[1];
    return seasonId === undefined ? [] : [{ ...changed, seasonId: Number(seasonId) }];
  }),
});

/** Reads the versions of the seasons, the shared state and recent changes without an event from the last `withinMs`. */
export const readVersions = async (db: Db, withinMs: number): Promise<PolledVersions> => {
  const polledAt = performance.now();
  const [rows, checkpoints, quarantined, banned, changedTopics, decided] = await Promise.all([
    db
      .selectFrom('season_versions')
      .leftJoin('seasons', 'seasons.seasonId', 'season_versions.seasonId')
      .orderBy('season_versions.seasonId')
      .select([
        'season_versions.seasonId as id',
        'season_versions.position',
        'seasons.slug',
        'seasons.chosenAt',
      ])
      .limit(10_000)
      .execute(),
    db
      .selectFrom('checkpoints')
      .select(['shard', 'generation', 'position'])
      .orderBy('shard')
      .limit(1000)
      .execute(),
    // Pages display quarantined entities; count and latest id detect changes.
    db
      .selectFrom('set_aside')
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('id').as('last')])
      .executeTakeFirst(),
    bannedMembers(db),
    topicsChangedWithin(db, withinMs),
    lastDecision(db),
  ]);
  return {
    seasons: rows.filter(({ id }) => id !== catalogueId),
    catalogue: rows.find(({ id }) => id === catalogueId)?.position ?? origin,
    safePosition: checkpoints.map(({ position }) => position).toSorted(comparePositions)[0] ?? origin,
    ...divided(changedTopics),
    polledAt,
    copiesFrom: decided?.at ?? null,
    shared: JSON.stringify([
      checkpoints.map(({ shard, generation }) => [shard, generation]),
      quarantined,
      banned,
      ...rows.filter(({ chosenAt }) => chosenAt !== null).map(chosen),
    ]),
  };
};

/** Polls the versions at intervals, in case hints are lost. */
export type VersionPoll = {
  /** Polls at once; resolves when the result is applied or the poll failed. */
  readonly now: () => Promise<void>;
  /** Resolves when no poll is running. */
  readonly stop: () => Promise<void>;
};

/** Polls the versions every `everyMs`. While the database does not respond, cached responses stay valid. */
export const pollVersions = (
  /** Called for each poll, since the database for pages may change. */
  db: () => Db,
  { heal }: { readonly heal: (versions: PolledVersions) => void | Promise<void> },
  onError: (error: unknown) => void,
  everyMs: number,
): VersionPoll => {
  let lastAt = performance.now();
  const read = async (): Promise<void> => {
    const polledAt = performance.now();
    const versions = await readVersions(db(), polledAt - lastAt + lookBackMs);
    lastAt = polledAt;
    await heal(versions);
  };
  return repeated(() => read().catch(onError), everyMs);
};
