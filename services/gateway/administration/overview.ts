import type { AdminOverview, Concern } from '@rondelle/contracts/site/administration.ts';
import { ownMigrations } from '@rondelle/infra/postgres/migrate.ts';
import { lastGoodBackup } from '@rondelle/infra/backup/requested-backups.ts';
import { failingFeeds } from '@rondelle/infra/feeds/feed-runs.ts';
import { waitingJobs } from '@rondelle/infra/jobs/waiting-jobs.ts';
import {
  type LateErrors,
  seriousLogEntries,
} from '@rondelle/infra/telemetry/log-entries/serious-log-entries.ts';
import {
  changesWithinADay,
  disputedGames,
} from '@rondelle/projections/queries/activity-log/of-late.queries.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { memberCounts } from '@rondelle/members/accounts/member-counts.ts';
import { sql } from 'kysely';
import { withModeration } from '@rondelle/members/moderation/tables.ts';
import { type Reason, readReadiness } from '../health/readiness.ts';
import type { Context } from '../trpc/trpc.ts';

type Found = AdminOverview['concerns'][number];

const found = (concern: Concern, count: number, since: string | null = null): Found[] =>
  count > 0 ? [{ concern, count, since }] : [];

const fromReadiness = (reasons: readonly Reason[]): Found[] =>
  reasons.flatMap((one): Found[] => {
    switch (one.reason) {
      case 'views/behind':
        return found('viewsLate', Math.round(one.lag));
      case 'views/set-aside':
        return found('setAside', one.count, one.since);
      case 'jobs/stuck':
        return found(one.job, one.count, one.since);
      default:
        return [];
    }
  });

const openFlags = async (db: Context['db']): Promise<LateErrors> => {
  const { count, since } = await withModeration(db)
    .selectFrom('moderation.flags')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('recordedAt').as('since')])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
};

/** Texts that were reported or held and that no moderator has reviewed. */
const openTexts = async (db: Context['db']): Promise<LateErrors> => {
  const { rows } = await sql<LateErrors>`
    SELECT count(*)::int AS count, min("recordedAt") AS since FROM moderation.texts WHERE state = 'open'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, since: null };
};

const disputed = async (db: Context['db']): Promise<number> => {
  const { ongoing } = await catalogueIn(db, 'fr');
  return ongoing ? disputedGames(db, ongoing.id) : 0;
};

/** A job that is overdue by more than this is not being processed. */
const lateJobSeconds = 120;

type OverviewContext = Pick<Context, 'db' | 'log'> & { readonly backupKeepDays?: number | undefined };

/** One day plus the longest duration of a backup. */
const lateBackupHours = 30;

export const overviewOf = async ({ db, log, backupKeepDays }: OverviewContext): Promise<AdminOverview> => {
  const accounts = db.withTables<AccountTables>();
  const [{ reasons, lag }, head, jobs, errors, inDispute, backup, feeds, review, texts, members, changes] =
    await Promise.all([
      readReadiness({ db, log, migrations: ownMigrations }),
      log.head(),
      waitingJobs(db, lateJobSeconds),
      seriousLogEntries(db),
      disputed(db),
      lastGoodBackup(db, lateBackupHours),
      failingFeeds(db),
      openFlags(db),
      openTexts(db),
      memberCounts(accounts),
      changesWithinADay(db),
    ]);
  return {
    concerns: [
      ...fromReadiness(reasons),
      ...found('queue', jobs.late, jobs.lateSince),
      ...found('errors', errors.count, errors.since),
      ...found('backup', backupKeepDays !== undefined && backup.isLate ? 1 : 0, backup.since),
      ...found('feeds', feeds.count, feeds.since),
      ...found('disputed', inDispute),
      ...found('review', review.count, review.since),
      ...found('texts', texts.count, texts.since),
    ],
    head: BigInt(head),
    lag,
    members: members.confirmed,
    sessions: members.sessions,
    changes,
    jobs: jobs.waiting,
  };
};
