import { origin } from '@rondelle/contracts/log/event.ts';
import type { ChangedTopic, ChangeHint } from '@rondelle/contracts/subjects.ts';
import { topicsChangedAfter } from '@rondelle/projections/queries/activity-log/changed-after.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { createLiveHub } from '../live/live-hub.ts';
import type { Pressure } from '../load/pressure.ts';
import type { WorkQueue } from '../load/queued-work.ts';
import type { GatewayOptions } from '../options/options.ts';
import { createCachedResponses } from '../response-cache/cached-responses.ts';
import { compressPopular } from '../response-cache/compress-popular.ts';
import { createOwnWritesReader } from '../response-cache/own-writes.ts';
import { pollVersions } from '../response-cache/poll-versions.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { PolledVersions, SeasonVersions } from '../response-cache/season-versions.ts';
import { createHintWait } from './await-hints.ts';
import { hintsBehind } from './hints-behind.ts';
import { createLateSeasons } from './late-seasons.ts';
import { createReadSide, onlyPrimary, type ReadSide } from './read-side.ts';

type Options = Pick<
  GatewayOptions,
  'db' | 'replica' | 'logger' | 'hints' | 'healEveryMs' | 'cacheBytes' | 'viewsWaitMs' | 'replicaLagMs'
>;

const readSideOf = ({ db, logger, healEveryMs, replicaLagMs }: Options, replica: Db): ReadSide =>
  createReadSide({
    primary: db,
    replica,
    ...(healEveryMs !== undefined && { everyMs: healEveryMs }),
    ...(replicaLagMs !== undefined && { tolerateMs: replicaLagMs }),
    onMove: (to, err) => logger.warn({ err, to }, 'public pages are read from this database from now on'),
  });

/** Delay after a change before pages in demand are renewed, in ms. */
const renewEveryMs = 200;

/** Services shared with the rest of the gateway. */
type Shared = {
  readonly versions: SeasonVersions;
  readonly queue: WorkQueue;
  readonly pressure: Pressure;
};

/** Sets up and updates the read side: response cache, live hub and the choice of the database. */
export const followChanges = async (options: Options, { versions, queue, pressure }: Shared) => {
  const { db, replica, healEveryMs = 2_000, cacheBytes = 256 * 1024 * 1024 } = options;
  const logger = options.logger.child({ part: 'cache' });
  const onPollError = (error: unknown) =>
    logger.warn({ err: error }, 'the versions of the seasons could not be read');
  const reading = replica ? readSideOf(options, replica) : onlyPrimary(db);
  const hints = replica ? hintsBehind(reading.versions, options.hints) : options.hints;
  const hub = createLiveHub({
    changedAfter: (position) => topicsChangedAfter(reading.versions(), position),
    onError: onPollError,
  });
  // A hint without a position may come before the replica has the rows.
  const late = createLateSeasons(!replica);
  const hintWait = createHintWait(versions);
  // Drops cached responses first, so that clients that query again get new ones.
  const hear = (hint: ChangeHint) => {
    late.hear(hint);
    versions.hear(hint);
    hub.hear(hint);
    hintWait.heard();
  };
  const heal = async (read: PolledVersions) => {
    await hintWait.until(read.seasons);
    versions.heal(read);
    await hub.heal(read);
    const seasonIds = late.missed(read);
    if (seasonIds.length > 0) hear({ seasonIds, position: origin, topics: [] });
  };
  const poll = pollVersions(reading.versions, { heal }, onPollError, healEveryMs);
  // Listens before the first poll, so that no change in between is missed.
  const stopHearing = hints.listen({ hear, missed: () => void poll.now() });
  await poll.now();

  const notify = (topic: ChangedTopic) => {
    const hint = { seasonIds: [], position: hub.position(), topics: [topic] };
    hear(hint);
    void Promise.resolve(options.hints.publish?.(hint)).catch((error: unknown) =>
      logger.warn({ err: error }, 'other gateways could not be notified of a change'),
    );
  };
  const cache: ResponseCache = {
    versions,
    responses: createCachedResponses(cacheBytes, pressure),
    pending: new Map(),
    ownWrites: createOwnWritesReader(versions, () => poll.now(), {
      longestMs: options.viewsWaitMs,
      gateway: hub.gateway,
    }),
    queue,
  };
  const renewing = setInterval(cache.responses.renewOutdated, renewEveryMs).unref();
  const compressing = compressPopular(cache.responses, (error: unknown) =>
    logger.warn({ err: error }, 'a popular page could not be compressed again'),
  );
  const stop = async () => {
    stopHearing();
    clearInterval(renewing);
    await Promise.all([poll.stop(), reading.stop(), compressing.stop()]);
  };
  return { cache, hub, reading, hints, notify, learn: () => poll.now(), stop };
};
