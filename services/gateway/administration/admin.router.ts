import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import * as administration from '@rondelle/contracts/site/administration.ts';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { adminLogChannels, lineParts, severities } from '@rondelle/contracts/site/admin-log-channels.ts';
import { adminLogsInput, adminLogsOutput } from '@rondelle/contracts/site/admin-logs.ts';
import { retrySetAsideCommand } from '@rondelle/contracts/site/set-aside.ts';
import { retryJobCommand } from '@rondelle/contracts/site/stuck-jobs.ts';
import { retryStuck, stuckJobs } from '@rondelle/infra/jobs/stuck-jobs.ts';
import { keptLogEntries } from '@rondelle/infra/telemetry/log-entries/kept-log-entries.ts';
import { activityOfAll } from '@rondelle/projections/activity-log/all-activity.queries.ts';
import { route } from '../rest/rest-meta.ts';
import { router, signedIn, unchecked } from '../trpc.ts';
import { activityInLines } from './activity.ts';
import { overviewOf } from './overview.ts';
import { chartsOf, globalCountsOf, statsOf } from './stats.ts';
import { withNames } from '@rondelle/members/member-names.ts';
import { askRetry, setAsideThings } from '@rondelle/projections/set-aside/set-aside.queries.ts';

const administer = signedIn('site/administer');

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
      };
    }),
  /** Has a stuck job attempted within seconds. */
  retryJob: signedIn('site/logs')
    .input(retryJobCommand)
    .mutation(async ({ ctx: { db }, input: { job, subject } }) => {
      await retryStuck(db, { job, subject });
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
