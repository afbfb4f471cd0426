import { comparePositions, origin } from '@rondelle/contracts/log/event.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import type { PolledVersions, Telling } from './season-versions.ts';

/** The season id under which the projector keeps the version of what all seasons share. */
const catalogueId = 0;

const chosen = ({ id, chosenAt }: { id: number; chosenAt: string | null }) => `${id}@${chosenAt}`;

/** No event tells of a ban, and pages name supervisors: one more who is banned, or one less, changes this. */
const bannedMembers = (db: Db) =>
  db
    .withTables<AccountTables>()
    .selectFrom('accounts.members')
    .select(({ fn }) => [fn.countAll<string>().as('members'), fn.max('bannedAt').as('last')])
    .where('bannedAt', 'is not', null)
    .executeTakeFirst();

/** Longer than any change is under way before it can be seen. */
const lookBackMs = 30_000;

/** What changed within so many milliseconds that no event says. */
const tellingsWithin = async (db: Db, ms: number): Promise<readonly Telling[]> => {
  const { rows } = await sql<Telling>`
    SELECT DISTINCT ON (topic) topic, id,
      (extract(epoch FROM clock_timestamp() - at) * 1000)::float8 AS "agoMs"
    FROM operations.tellings WHERE at > clock_timestamp() - ${ms} * interval '1 millisecond'
    ORDER BY topic, id DESC LIMIT 10000`.execute(db);
  return rows;
};

/** What is written down about what changed when: by the projector, and of what no event says, of the last `withinMs`. */
export const readVersions = async (db: Db, withinMs: number): Promise<PolledVersions> => {
  const askedAt = performance.now();
  const [rows, checkpoints, setAside, banned, tellings] = await Promise.all([
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
    // Pages of these things say that they are late; one more, or one less, changes this.
    db
      .selectFrom('set_aside')
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('id').as('last')])
      .executeTakeFirst(),
    bannedMembers(db),
    tellingsWithin(db, withinMs),
  ]);
  return {
    seasons: rows.filter(({ id }) => id !== catalogueId),
    catalogue: rows.find(({ id }) => id === catalogueId)?.position ?? origin,
    safePosition: checkpoints.map(({ position }) => position).toSorted(comparePositions)[0] ?? origin,
    tellings,
    askedAt,
    shared: JSON.stringify([
      checkpoints.map(({ shard, generation }) => [shard, generation]),
      setAside,
      banned,
      ...rows.filter(({ chosenAt }) => chosenAt !== null).map(chosen),
    ]),
  };
};

/** Asks at intervals what hints should have told. */
export type VersionPoll = {
  /** Asks at once; resolves when the response is taken over, or could not be had. */
  readonly now: () => Promise<void>;
  readonly stop: () => void;
};

/**
 * Heals the versions every `everyMs`. While the database can't be asked, the versions stay as they are: what is cached
 * goes on being served.
 */
export const pollVersions = (
  /** Asked anew every time: the database that pages are made from. */
  db: () => Db,
  { heal }: { readonly heal: (versions: PolledVersions) => void | Promise<void> },
  onError: (error: unknown) => void,
  everyMs: number,
): VersionPoll => {
  let lastAt = performance.now();
  const read = async (): Promise<void> => {
    const askedAt = performance.now();
    const versions = await readVersions(db(), askedAt - lastAt + lookBackMs);
    lastAt = askedAt;
    await heal(versions);
  };
  const now = () => read().catch(onError);
  let asking = false;
  const timer = setInterval(() => {
    if (asking) return;
    asking = true;
    void now().finally(() => {
      asking = false;
    });
  }, everyMs);
  timer.unref();
  return { now, stop: () => clearInterval(timer) };
};
