import { setTimeout as sleep } from 'node:timers/promises';
import { origin as originOfLog } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import { type Job, startWorker } from '@rondelle/infra/jobs/worker.ts';
import type { Mailer } from '@rondelle/infra/mail/mailer.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { withModeration } from '@rondelle/members/moderation/tables.ts';
import { type PushKeys, pushKeys, usePushKeys } from '@rondelle/members/notifications/push-keys.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import { createRateLimits } from '@rondelle/members/rate-limits.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { keepBackups } from './backups/keep-backups.ts';
import { type FeedOptions, keepFeeds } from './feeds/keep-feeds.ts';
import { fillBrackets } from './brackets/fill-brackets.ts';
import { watchBrackets } from './brackets/watch-brackets.ts';
import { createRecipientLimit, type MailToSend } from './mail/recipient-limit.ts';
import { sendMail } from './mail/send-mail.ts';
import { finishMail } from './mail/finish-mail.ts';
import { writeMail } from './mail/write-mail.ts';
import { createPushService, type PushService } from './notifications/push-service.ts';
import { postDigests } from './notifications/post-digests.ts';
import { sendPush } from './notifications/send-push.ts';
import { tellOfGame } from './notifications/tell-game.ts';
import { tellRanks } from './notifications/tell-ranks.ts';
import { watchGames } from './notifications/watch-games.ts';
import { judgeAgain } from './moderation/judge-changes.ts';
import { keepWatching } from './moderation/watch.ts';
import { makeDumps } from './open-data/make-dumps.ts';
import { extendChain } from './extend-chain.ts';
import { prune } from './prune.ts';
import { recordErasure } from './record-erasure.ts';
import { workOutStakes } from './week-stakes.ts';

export type ReactorOptions = {
  readonly databaseUrl: string;
  readonly db: Db;
  readonly log: EventLog;
  /** Where hints of changed views come from, and where gateways are told that the queue of moderation is another one. */
  readonly hints: Pick<HintBus, 'listen' | 'publish'>;
  readonly mailer: Mailer;
  /** Hands over what devices are sent; by default, the push services of browsers. */
  readonly pushService?: PushService;
  /** The keys by which push services know the site; without them, those of the database. */
  readonly pushKeys?: PushKeys;
  /** For how many milliseconds results wait for others, to be told to a device as one (default: 20 seconds). */
  readonly gatherPushesMs?: number;
  readonly logger: Logger;
  /** Where dumps of the open data are written; without it, none are made. */
  readonly openDataDir?: string;
  /** How long messages of the chat are kept (default: two years). */
  readonly chatDays?: number;
  /** Where backups are written, one a day; without it, none are made. */
  readonly backups?: { readonly folder: string; readonly keepDays: number };
  /** Where the folders of datasets are that sources may name. */
  readonly feedsDir?: string;
  /** Reads the addresses of sources; by default, over the web. */
  readonly readAddress?: FeedOptions['readAddress'];
  /** Where the links of mails lead, without a slash at its end. */
  readonly origin: () => string;
};
export type Reactor = { readonly close: () => Promise<void> };

/** How long jobs under way may take to end; what they leave is tried again. */
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

/** Push services want somebody to write to; a site on one's own machine has an address of no use to them. */
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
  // Browsers ask for the key before anything is sent to them.
  void knownKeys().catch(() => undefined);
  return sendPush({ db, service, logger, ...(gatherPushesMs !== undefined && { gatherMs: gatherPushesMs }) });
};

/** Starts the jobs that follow from an event or a clock. Several reactors can run at once: each job is done by one of them. */
export const startReactor = (options: ReactorOptions): Reactor => {
  const { databaseUrl, db, log, hints, openDataDir } = options;
  const logger = options.logger.child({ part: 'job' });
  const notifyReviewers = () => {
    const hint = { seasonIds: [], position: originOfLog, topics: ['moderation'] } as const;
    void Promise.resolve(hints.publish(hint)).catch((err: unknown) =>
      logger.warn({ err }, 'gateways could not be told of a change'),
    );
  };
  /** No event says that there is a new dump: answers that list them are made anew. */
  const tellGateways = () => void hints.publish({ seasonIds: 'all', position: originOfLog });
  const erasure = recordErasure(db.withTables<AccountTables>(), log);
  const moderation = judgeAgain(withModeration(db), log, notifyReviewers);
  const backups = options.backups && keepBackups({ db, databaseUrl, logger, ...options.backups });
  const feeds = keepFeeds({
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
    jobs: {
      mail: mailJob(options),
      erasure: logged(erasure, logger, 'an erasure could not be recorded, and will be later'),
      moderation: logged(moderation, logger, 'a change could not be judged, and will be later'),
      news: logged(tellOfGame(db, hints), logger, 'members could not be told of a change, and will be later'),
      bracket: logged(fillBrackets(db, log), logger, 'a bracket could not be filled, and will be later'),
      push: logged(pushJob(options), logger, 'a device could not be sent a notification, and will be later'),
    },
    periodic: {
      prune: { when: '23 * * * *', work: () => prune(db, options.chatDays) },
      chain: { when: '5 * * * *', work: () => extendChain(db, log) },
      ranks: { when: '11,41 * * * *', work: () => tellRanks(db, hints) },
      feeds: { when: '* * * * *', work: feeds.look },
      stakes: { when: '7,27,47 * * * *', work: () => workOutStakes(db, hints) },
      digests: { when: '*/15 * * * *', work: () => postDigests(db) },
      ...(backups && { backups: { when: '* * * * *', work: backups.look } }),
      ...(openDataDir !== undefined && {
        openData: { when: '41 * * * *', work: () => makeDumps(db, openDataDir, tellGateways) },
      }),
    },
  });
  const stopping = [
    keepWatching({ db, log, logger }, { hints, onQueueChanged: notifyReviewers }),
    watchGames({ db, hints, logger }),
    watchBrackets({ db, hints, logger }),
  ];
  return {
    close: async () => {
      const ended = [worker.stop(leaveMs), ...stopping.map((stop) => stop(leaveMs))];
      await Promise.all([...ended, Promise.race([feeds.stop(), sleep(leaveMs, undefined, { ref: false })])]);
    },
  };
};
