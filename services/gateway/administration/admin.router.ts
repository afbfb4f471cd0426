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
import { views } from '@rondelle/projections/registry.ts';
import { askRebuild } from '@rondelle/projections/set-aside/rebuilds.queries.ts';
import { skipFirst, skippedEvents, takeInAgain } from '@rondelle/projections/set-aside/skipped.queries.ts';
import {
  retrySetAsideCommand,
  skipSetAsideCommand,
  takeInAgainCommand,
} from '@rondelle/contracts/site/set-aside.ts';
import { retryJobCommand } from '@rondelle/contracts/site/stuck-jobs.ts';
import { retryStuck, stuckJobs } from '@rondelle/infra/jobs/stuck-jobs.ts';
import { keptLogEntries } from '@rondelle/infra/telemetry/log-entries/kept-log-entries.ts';
import { activityOfAll } from '@rondelle/projections/activity-log/all-activity.queries.ts';
import { errorSums, mostFrequent, viewsByDay } from '@rondelle/infra/analytics/daily-sums.ts';
import { browserErrorsOutput, visitsInput, visitsOutput } from '@rondelle/contracts/site/visits.inputs.ts';
import { mostOf } from '../analytics/most-of.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { backupsOutput } from '@rondelle/contracts/site/backups.ts';
import { askForBackup, latestBackups } from '@rondelle/infra/backup/asked-backups.ts';
import { route } from '../rest/rest-meta.ts';
import { router, signedIn, unchecked } from '../trpc.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import { tellTest } from '@rondelle/members/notifications/tell-test.ts';
import { activityInLines } from './activity.ts';
import { integrityOf, seasonReplayOf, viewsStateOf } from './views-state.ts';
import { findThings } from './find-things.ts';
import { overviewOf } from './overview.ts';
import { chartsOf, globalCountsOf, statsOf } from './stats.ts';
import { withNames } from '@rondelle/members/member-names.ts';
import { askRetry, setAsideThings } from '@rondelle/projections/set-aside/set-aside.queries.ts';

const administer = signedIn('site/administer');

const errorDays = 7;
const linesShown = 100;
const nothing = { changes: [], older: null } as const;

/** What admins see of the site itself. */
export const adminRouter = router({
  /** What needs somebody now. */
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
  /** Views, where they come from, what was not found and how fast pages are, in daily sums. */
  visits: administer
    .input(visitsInput)
    .output(unchecked(visitsOutput))
    .query(async ({ ctx: { db, settings }, input: { days } }) => ({
      days,
      isOn: settings?.current().analytics ?? false,
      views: await viewsByDay(db, days),
      most: mostOf(await mostFrequent(db, days)),
    })),
  /** Sends a push to one's own devices, to see that it arrives. */
  testPush: administer.input(languageOnly).mutation(async ({ ctx: { db, session } }) => ({
    devices: await tellTest(withNotifications(db), session.memberId),
  })),
  /** How far the views are, shard by shard. */
  views: administer
    .input(languageOnly)
    .output(unchecked(viewsStateOutput))
    .query(({ ctx }) => viewsStateOf(ctx)),
  /** Asks for a rebuild of one view, or of all; a process that keeps the views begins it within a second. */
  rebuild: signedIn('site/settings')
    .input(rebuildCommand)
    .mutation(async ({ ctx: { db }, input: { view } }) => {
      if (view !== null && !views.some(({ name }) => name === view))
        throw new DomainError('request/invalid', 'view');
      await askRebuild(db, view);
      return { done: true } as const;
    }),
  /** Whether the log is whole; asked for, since it counts every event. */
  integrity: signedIn('log/replay')
    .input(languageOnly)
    .output(unchecked(integrityOutput))
    .query(({ ctx }) => integrityOf(ctx)),
  /** Things of the log by name, or by the address of their page. */
  things: signedIn('log/replay')
    .input(administration.thingsInput)
    .output(unchecked(administration.thingsOutput))
    .query(async ({ ctx: { db }, input: { lang, q } }) => ({ things: await findThings(db, lang, q) })),
  /** A season event by event. */
  seasonReplay: signedIn('log/replay')
    .input(seasonReplayInput)
    .output(unchecked(seasonReplayOutput))
    .query(({ ctx, input }) => seasonReplayOf(ctx, input)),
  /** What backups there are, and what became of each. */
  backups: administer
    .input(languageOnly)
    .output(unchecked(backupsOutput))
    .query(async ({ ctx: { db, backupKeepDays } }) => ({
      isOn: backupKeepDays !== undefined,
      keepDays: backupKeepDays ?? 0,
      backups: await latestBackups(db),
    })),
  /** Asks for one: a reactor begins it within a minute. */
  backUp: administer.input(languageOnly).mutation(async ({ ctx: { db, backupKeepDays } }) => {
    if (backupKeepDays === undefined) throw new DomainError('request/invalid', 'BACKUP_DIR');
    await askForBackup(db, 'page');
    return { done: true } as const;
  }),
  /** What went wrong in browsers within a week. */
  browserErrors: signedIn('site/logs')
    .input(languageOnly)
    .output(unchecked(browserErrorsOutput))
    .query(async ({ ctx: { db } }) => ({ days: errorDays, errors: await errorSums(db, errorDays) })),
  /** All that was recorded, an import in one line. */
  activity: administer
    .input(administration.adminActivityInput)
    .output(unchecked(administration.adminActivityOutput))
    .query(({ ctx: { db }, input }) => activityInLines(db, input)),
  /** What was recorded and what the programs say, by channel. */
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
      const lines = kind ? [] : await keptLogEntries(db, { severity, part }, linesShown);
      return {
        channel,
        channels: [...adminLogChannels],
        changes: await withNames(db, lang, changes),
        older,
        lines,
        stuck: await stuckJobs(db),
        setAside: await setAsideThings(db),
        skipped: await skippedEvents(db),
      };
    }),
  /** Has a stuck job attempted within seconds. */
  retryJob: signedIn('site/logs')
    .input(retryJobCommand)
    .mutation(async ({ ctx: { db }, input: { job, subject } }) => {
      await retryStuck(db, { job, subject });
      return { done: true } as const;
    }),
  /** Has the views leave out the event that a thing waits for, and what comes after it tried again. */
  skipSetAside: signedIn('site/logs')
    .input(skipSetAsideCommand)
    .mutation(async ({ ctx: { db, session }, input: { id, reason } }) => {
      if (!(await skipFirst(db, id, reason, session.memberId))) throw new DomainError('event/unknown', 'id');
      return { done: true } as const;
    }),
  /** Has the next rebuild take in what the views leave out. */
  takeInAgain: signedIn('site/logs')
    .input(takeInAgainCommand)
    .mutation(async ({ ctx: { db }, input: { position } }) => {
      await takeInAgain(db, position);
      return { done: true } as const;
    }),
  /** Has what could not be brought into the views tried again, within a second. */
  retrySetAside: signedIn('site/logs')
    .input(retrySetAsideCommand)
    .mutation(async ({ ctx: { db }, input: { id } }) => {
      await askRetry(db, id);
      return { done: true } as const;
    }),
});
