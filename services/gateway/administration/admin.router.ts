import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import * as administration from '@rondelle/contracts/site/administration.ts';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { adminLogChannels, lineParts, severities } from '@rondelle/contracts/site/admin-log-channels.ts';
import { adminLogsInput, adminLogsOutput } from '@rondelle/contracts/site/admin-logs.ts';
import {
  integrityOutput,
  rebuildCommand,
  seasonReplayInput,
  seasonReplayOutput,
  viewsStateOutput,
} from '@rondelle/contracts/site/views-state.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { requestRebuild } from '@rondelle/projections/queries/quarantine/rebuilds.queries.ts';
import {
  skipEvent,
  skippedEvents,
  cancelSkip,
} from '@rondelle/projections/queries/quarantine/skipped.queries.ts';
import {
  retryQuarantinedCommand,
  skipQuarantinedCommand,
  cancelSkipCommand,
} from '@rondelle/contracts/site/quarantine.ts';
import { retryJobCommand } from '@rondelle/contracts/site/stuck-jobs.ts';
import { retryStuck, stuckJobs } from '@rondelle/infra/jobs/stuck-jobs.ts';
import { storedLogEntries } from '@rondelle/infra/telemetry/log-entries/stored-log-entries.ts';
import { activityOfAll } from '@rondelle/projections/queries/activity-log/all-activity.queries.ts';
import { errorSums, mostFrequent, viewsByDay } from '@rondelle/infra/analytics/daily-sums.ts';
import { browserErrorsOutput, visitsInput, visitsOutput } from '@rondelle/contracts/site/visits.inputs.ts';
import { mostOf } from '../analytics/most-of.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { backupsOutput } from '@rondelle/contracts/site/backups.ts';
import { requestBackup, latestBackups } from '@rondelle/infra/backup/requested-backups.ts';
import { route } from '../rest/rest-meta.ts';
import { router, signedIn, unchecked } from '../trpc/trpc.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import { sendTestNotification } from '@rondelle/members/notifications/send-test-notification.ts';
import { activityInLines } from './activity.ts';
import { integrityOf, seasonReplayOf, viewsStateOf } from './views-state.ts';
import { findEntities } from './find-entities.ts';
import { overviewOf } from './overview.ts';
import { chartsOf, globalCountsOf, statsOf } from './stats.ts';
import { withMembers, withNames } from '@rondelle/members/member-names.ts';
import {
  requestRetry,
  quarantineEntries,
} from '@rondelle/projections/queries/quarantine/quarantine.queries.ts';

const administer = signedIn('site/administer');

const errorDays = 7;
const mostLogEntries = 100;
const nothing = { changes: [], older: null } as const;

export const adminRouter = router({
  /** Summary of current problems and of recent activity. */
  overview: administer
    .input(languageOnly)
    .output(unchecked(administration.adminOverviewOutput))
    .query(({ ctx }) => overviewOf(ctx)),
  globalCounts: administer
    .meta({ rest: route('GET /admin/globalCounts', 'For admins: how much of each kind of thing there is.') })
    .input(languageOnly)
    .output(unchecked(administration.globalCountsOutput))
    .query(({ ctx }) => globalCountsOf(ctx)),
  stats: administer
    .input(languageOnly)
    .output(unchecked(administration.adminStatsOutput))
    .query(({ ctx }) => statsOf(ctx)),
  charts: administer
    .input(languageOnly)
    .output(unchecked(administration.adminChartsOutput))
    .query(({ ctx }) => chartsOf(ctx)),
  /** Daily sums of page views, referrers, missing pages and page speed. */
  visits: administer
    .input(visitsInput)
    .output(unchecked(visitsOutput))
    .query(async ({ ctx: { db, settings }, input: { days } }) => ({
      days,
      isOn: settings?.current().analytics ?? false,
      views: await viewsByDay(db, days),
      most: mostOf(await mostFrequent(db, days)),
    })),
  /** Sends a test notification to the administrator's own devices. */
  testPush: administer.input(languageOnly).mutation(async ({ ctx: { db, session } }) => ({
    devices: await sendTestNotification(withNotifications(db), session.memberId),
  })),
  /** The position of each shard of the views. */
  views: administer
    .input(languageOnly)
    .output(unchecked(viewsStateOutput))
    .query(({ ctx }) => viewsStateOf(ctx)),
  /** Requests a rebuild of one view, or of all; a projector starts it within a second. */
  rebuild: signedIn('site/settings')
    .input(rebuildCommand)
    .mutation(async ({ ctx: { db }, input: { view } }) => {
      if (view !== null && !views.some(({ name }) => name === view))
        throw new DomainError('request/invalid', 'view');
      await requestRebuild(db, view);
      return { done: true } as const;
    }),
  /** Checks that the log is complete. Runs on request only, since it counts every event. */
  integrity: signedIn('log/replay')
    .input(languageOnly)
    .output(unchecked(integrityOutput))
    .query(({ ctx }) => integrityOf(ctx)),
  /** Finds entities of the log by name, or by the address of their page. */
  things: signedIn('log/replay')
    .input(administration.entitiesInput)
    .output(unchecked(administration.entitiesOutput))
    .query(async ({ ctx: { db }, input: { lang, q } }) => ({ things: await findEntities(db, lang, q) })),
  seasonReplay: signedIn('log/replay')
    .input(seasonReplayInput)
    .output(unchecked(seasonReplayOutput))
    .query(({ ctx, input }) => seasonReplayOf(ctx, input)),
  /** The latest backups and the outcome of each. */
  backups: administer
    .input(languageOnly)
    .output(unchecked(backupsOutput))
    .query(async ({ ctx: { db, backupKeepDays } }) => ({
      isOn: backupKeepDays !== undefined,
      keepDays: backupKeepDays ?? 0,
      backups: await latestBackups(db),
    })),
  /** Requests a backup; a reactor starts it within a minute. */
  backUp: administer.input(languageOnly).mutation(async ({ ctx: { db, backupKeepDays } }) => {
    if (backupKeepDays === undefined) throw new DomainError('request/invalid', 'BACKUP_DIR');
    await requestBackup(db, 'page');
    return { done: true } as const;
  }),
  /** Errors in browsers during the last week. */
  browserErrors: signedIn('site/logs')
    .input(languageOnly)
    .output(unchecked(browserErrorsOutput))
    .query(async ({ ctx: { db } }) => ({ days: errorDays, errors: await errorSums(db, errorDays) })),
  /** The activity log, with each import as one line. */
  activity: administer
    .input(administration.adminActivityInput)
    .output(unchecked(administration.adminActivityOutput))
    .query(({ ctx: { db }, input }) => activityInLines(db, input)),
  /** Recorded changes and log entries of the programs, by channel. */
  logs: signedIn('site/logs')
    .meta({
      rest: route(
        'GET /admin/logs',
        'For admins: what was recorded in all seasons, by kind of thing, and the latest log entries of all processes, by severity or part of the work.',
      ),
    })
    .input(adminLogsInput)
    .output(unchecked(adminLogsOutput))
    .query(async ({ ctx: { db }, input }) => {
      const { lang, channel = null, before } = input;
      const severity = severities.find((one) => one === channel) ?? null;
      const kind = streamKinds.find((one) => one === channel) ?? null;
      const part = lineParts.find((one) => one === channel) ?? null;
      const { changes, older } = severity || part ? nothing : await activityOfAll(db, lang, { kind, before });
      const lines = kind ? [] : await storedLogEntries(db, { severity, part }, mostLogEntries);
      return {
        channel,
        channels: [...adminLogChannels],
        changes: await withMembers(db, lang, await withNames(db, lang, changes)),
        older,
        lines,
        stuck: await stuckJobs(db),
        setAside: await quarantineEntries(db),
        skipped: await skippedEvents(db),
      };
    }),
  /** Retries a stuck job within seconds. */
  retryJob: signedIn('site/logs')
    .input(retryJobCommand)
    .mutation(async ({ ctx: { db }, input: { job, subject } }) => {
      await retryStuck(db, { job, subject });
      return { done: true } as const;
    }),
  /** Skips the event that keeps an entity quarantined, and retries the events after it. */
  skipSetAside: signedIn('site/logs')
    .input(skipQuarantinedCommand)
    .mutation(async ({ ctx: { db, session }, input: { id, reason } }) => {
      if (!(await skipEvent(db, id, reason, session.memberId))) throw new DomainError('event/unknown', 'id');
      return { done: true } as const;
    }),
  /** Includes a skipped event in the next rebuild. */
  takeInAgain: signedIn('site/logs')
    .input(cancelSkipCommand)
    .mutation(async ({ ctx: { db }, input: { position } }) => {
      await cancelSkip(db, position);
      return { done: true } as const;
    }),
  /** Retries quarantined entities within a second. */
  retrySetAside: signedIn('site/logs')
    .input(retryQuarantinedCommand)
    .mutation(async ({ ctx: { db }, input: { id } }) => {
      await requestRetry(db, id);
      return { done: true } as const;
    }),
});
