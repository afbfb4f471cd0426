import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { adminLogChannels, severities } from '@rondelle/contracts/site/admin-log-channels.ts';
import { type AdminLogsAnswer, adminLogsQuestion } from '@rondelle/contracts/site/admin-logs.ts';
import { recentLinesOf } from '@rondelle/infra/telemetry/logger.ts';
import { activityOfAll } from '@rondelle/projections/activity-log/all-activity.queries.ts';
import { router, signedIn } from '../trpc.ts';
import { withNames } from './member-names.ts';

const linesShown = 100;
const nothing = { changes: [], older: null } as const;

/** What admins see of the site itself. */
export const adminRouter = router({
  /** What was recorded and what the programs say, by channel. */
  logs: signedIn('site/logs')
    .input(adminLogsQuestion)
    .query(async ({ ctx: { db, visit }, input }): Promise<AdminLogsAnswer> => {
      const { lang, channel = null, before } = input;
      const severity = severities.find((one) => one === channel) ?? null;
      const kind = streamKinds.find((one) => one === channel) ?? null;
      const { changes, older } = severity ? nothing : await activityOfAll(db, lang, { kind, before });
      const lines = kind ? [] : recentLinesOf(visit.desk.logger).latest(severity, linesShown);
      return {
        channel,
        channels: [...adminLogChannels],
        changes: await withNames(db, lang, changes),
        older,
        lines: [...lines],
      };
    }),
});
