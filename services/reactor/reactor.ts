import { setTimeout as sleep } from 'node:timers/promises';
import { origin as originOfLog } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { type Job, startWorker } from '@rondelle/infra/jobs/worker.ts';
import type { Mailer } from '@rondelle/infra/mail/mailer.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { withModeration } from '@rondelle/members/moderation/tables.ts';
import { type PushKeys, pushKeys, usePushKeys } from '@rondelle/members/notifications/push-keys.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import { createRateLimits } from '@rondelle/members/rate-limits.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { createBackupJob } from './backups/backup-job.ts';
import { type FeedOptions, createFeedJob } from './feeds/feed-job.ts';
import { fillBrackets } from './brackets/fill-brackets.ts';
import { watchBrackets } from './brackets/watch-brackets.ts';
import { createRecipientLimit, type MailToSend } from './mail/recipient-limit.ts';
import { sendMail } from './mail/send-mail.ts';
import { finishMail } from './mail/finish-mail.ts';
import { writeMail } from './mail/write-mail.ts';
import { createPushService, type PushService } from './notifications/push-service.ts';
import { postDigests } from './notifications/post-digests.ts';
import { sendPush } from './notifications/send-push.ts';
import { notifyOfChange } from './notifications/notify-of-change.ts';
import { notifyOfHeld } from './notifications/notify-of-held.ts';
import { notifyOfRanks } from './notifications/notify-of-ranks.ts';
import { watchNews } from './notifications/watch-news.ts';
import { judgeAgain } from './moderation/judge-changes.ts';
import { watchChanges } from './moderation/watch.ts';
import { makeDumps } from './open-data/make-dumps.ts';
import { extendChain } from './extend-chain.ts';
import { closeLeftGames } from './live-games/close-left-games.ts';
import { judgePeers } from './judge-peers.ts';
import { judgeSeasons } from './judge-seasons.ts';
import { beginDay, whenDaysBegin } from './new-day.ts';
import { prune } from './prune.ts';
import { recordErasure } from './record-erasure.ts';
import { recordOpenings } from './record-openings.ts';
import { computeStakes } from './week-stakes.ts';

export type ReactorOptions = {
  readonly databaseUrl: string;
  readonly db: Db;
  readonly log: EventLog;
  /** Delivers hints of changed views, and publishes hints of notifications and of the moderation queue. */
  readonly hints: Pick<HintBus, 'listen' | 'publish'>;
  readonly mailer: Mailer;
  /** Sends pushes; by default to the push services of browsers. */
  readonly pushService?: PushService;
  /** The VAPID keys; by default those in the database. */
  readonly pushKeys?: PushKeys;
  /** How long results wait to be combined into one push, in ms (default: 20 seconds). */
  readonly gatherPushesMs?: number;
  /** Starts periodic jobs by the clock (default: yes). */
  readonly byClock?: boolean;
  readonly logger: Logger;
  /** The folder for dumps of open data; without it, none are made. */
  readonly openDataDir?: string;
  /** Number of days for which chat messages are stored (default: two years). */
  readonly chatDays?: number;
  /** The folder for daily backups; without it, none are made. */
  readonly backups?: { readonly folder: string; readonly keepDays: number };
  /** The folder with the datasets that feeds may read. */
  readonly feedsDir?: string;
  /** Reads the URLs of feeds; by default over the web. */
  readonly readAddress?: FeedOptions['readAddress'];
  /** The site's origin for links in mails, without a trailing slash. */
  readonly origin: () => string;
};
export type Reactor = { readonly close: () => Promise<void> };

/** How long a shutdown waits for running jobs, in ms; unfinished jobs are retried. */
const leaveMs = 2_000;

const logged =
  (job: Job, logger: Logger, message: string): Job =>
  (subject, attempt) =>
    job(subject, attempt).catch((err: unknown) => {
      logger.error({ err, subject }, message);
      throw err;
    });

const mailJob = ({ db, mailer, logger, origin }: ReactorOptions): Job => {
  const accounts = db.withTables<AccountTables>();
  const aboutMails = logger.child({ part: 'queue' });
  const mayReceive = createRecipientLimit(createRateLimits(accounts), aboutMails);
  const write = async (waiting: MailToSend) => {
    const mail = await writeMail({ accounts, origin, mayReceive }, waiting);
    return mail && finishMail({ accounts, origin }, waiting, mail);
  };
  return sendMail({ accounts, mailer, logger: aboutMails, write });
};

/** The contact that push services require; a local site has no public URL, so it gets a placeholder. */
const subjectOf = (origin: string): string =>
  origin.startsWith('https:') ? origin : 'mailto:rondelle@localhost.localdomain';

const pushJob = ({
  db,
  logger,
  origin,
  pushService,
  gatherPushesMs,
  pushKeys: given,
}: ReactorOptions): Job => {
  const own = withNotifications(db);
  const keys = async () => {
    if (given) await usePushKeys(own, given);
    return pushKeys(own);
  };
  let known: Promise<PushKeys> | null = null;
  const knownKeys = () =>
    (known ??= keys().catch((error: unknown) => {
      known = null;
      throw error;
    }));
  const service: PushService = (target, text, topic) =>
    (pushService ?? createPushService({ keys: knownKeys, subject: subjectOf(origin()) }))(
      target,
      text,
      topic,
    );
  // Prepared early, because browsers need the key before the first push.
  void knownKeys().catch(() => undefined);
  return sendPush({ db, service, logger, ...(gatherPushesMs !== undefined && { gatherMs: gatherPushesMs }) });
};

/**
 * Starts the jobs that follow from events or the clock. Several reactors can run at once; one of them does each job.
 */
export const startReactor = (options: ReactorOptions): Reactor => {
  const { databaseUrl, db, log, hints, openDataDir } = options;
  const logger = options.logger.child({ part: 'job' });
  const notifyReviewers = () => {
    const hint = { seasonIds: [], position: originOfLog, topics: ['moderation'] } as const;
    void Promise.resolve(hints.publish(hint)).catch((err: unknown) =>
      logger.warn({ err }, 'gateways could not be notified of a change'),
    );
  };
  /** Invalidates cached lists of dumps, because no event marks a new dump. */
  const notifyGateways = () => void hints.publish({ seasonIds: 'all', position: originOfLog });
  const erasure = recordErasure(db.withTables<AccountTables>(), log);
  const moderation = judgeAgain(withModeration(db), log, notifyReviewers);
  const backups = options.backups && createBackupJob({ db, databaseUrl, logger, ...options.backups });
  const feeds = createFeedJob({
    db,
    databaseUrl,
    log,
    logger,
    folders: options.feedsDir,
    ...(options.readAddress && { readAddress: options.readAddress }),
  });
  const worker = startWorker({
    databaseUrl,
    logger,
    ...(options.byClock !== undefined && { byClock: options.byClock }),
    jobs: {
      mail: mailJob(options),
      erasure: logged(erasure, logger, 'an erasure could not be recorded; retrying later'),
      moderation: logged(moderation, logger, 'a change could not be reviewed; retrying later'),
      news: logged(
        notifyOfChange(db, hints),
        logger,
        'members could not be notified of a change; retrying later',
      ),
      held: logged(
        notifyOfHeld(db, hints),
        logger,
        'a member could not be notified of a decision; retrying later',
      ),
      bracket: logged(fillBrackets(db, log), logger, 'a bracket could not be filled; retrying later'),
      push: logged(pushJob(options), logger, 'a push notification could not be sent; retrying later'),
    },
    periodic: {
      prune: { when: '23 * * * *', work: () => prune(db, options.chatDays) },
      chain: { when: '5 * * * *', work: () => extendChain(db, log) },
      ranks: { when: '11,41 * * * *', work: () => notifyOfRanks(db, hints) },
      leftGames: { when: '*/5 * * * *', work: () => closeLeftGames(db, log, hints) },
      newDay: { when: whenDaysBegin, work: () => beginDay(hints) },
      feeds: { when: '* * * * *', work: feeds.look },
      stakes: { when: '7,27,47 * * * *', work: () => computeStakes(db, hints) },
      judge: { when: '17,37,57 * * * *', work: () => judgeSeasons(db, hints) },
      // At night in Quebec, in several turns.
      peers: { when: '*/10 7-10 * * *', work: () => judgePeers(db, hints) },
      openings: { when: '13,33,53 * * * *', work: () => recordOpenings(db, log) },
      digests: { when: '*/15 * * * *', work: () => postDigests(db) },
      ...(backups && { backups: { when: '* * * * *', work: backups.look } }),
      ...(openDataDir !== undefined && {
        openData: { when: '41 * * * *', work: () => makeDumps(db, openDataDir, notifyGateways) },
      }),
    },
  });
  const stopping = [
    watchChanges({ db, log, logger }, { hints, onQueueChanged: notifyReviewers }),
    watchNews({ db, hints, logger }),
    watchBrackets({ db, hints, logger }),
  ];
  return {
    close: async () => {
      const atMost = (ended: Promise<void> | undefined) =>
        Promise.race([ended, sleep(leaveMs, undefined, { ref: false })]);
      await Promise.all([
        worker.stop(leaveMs),
        ...stopping.map((stop) => stop(leaveMs)),
        atMost(feeds.stop()),
        atMost(backups?.ended()),
      ]);
    },
  };
};
