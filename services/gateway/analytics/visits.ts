import { visitReport } from '@rondelle/contracts/site/visits.inputs.ts';
import { visitsPath } from '@rondelle/contracts/site/visits.ts';
import { addToSums } from '@rondelle/infra/analytics/daily-sums.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { QueryExecutorProvider } from 'kysely';
import { networkOf } from '../membership/network.ts';
import type { Tally } from './tally.ts';
import { sumsOf } from './visit-sums.ts';

type Options = {
  readonly db: QueryExecutorProvider;
  readonly isOn: () => boolean;
  readonly tally: Tally;
};

const flushMs = 10_000;
const mostBytes = 4_096;
/** Of one network in a minute: more pages than anybody looks at, fewer than would blur the sums. */
const mostAMinute = 120;
const mostNetworks = 10_000;

/** Whoever asks not to be followed is not even counted. */
const asksNotTo = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

const readJson = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
};

/** How often each network told something in the current minute; nothing of it is kept. */
const createMinute = () => {
  const told = new Map<string, number>();
  const timer = setInterval(() => told.clear(), 60_000).unref();
  return {
    isWithin: (network: string): boolean => {
      const count = (told.get(network) ?? 0) + 1;
      if (told.size < mostNetworks || told.has(network)) told.set(network, count);
      return count <= mostAMinute;
    },
    stop: () => clearInterval(timer),
  };
};

/**
 * Takes what browsers tell of the pages they show: counted in memory, added to the sums of the day every ten seconds.
 * Nothing that is asked for waits for it, and nothing is answered but that it came.
 */
export const visits = async (app: FastifyInstance, { db, isOn, tally }: Options): Promise<void> => {
  const minute = createMinute();
  const flush = () =>
    addToSums(db, tally.take()).catch((err: unknown) => app.log.warn({ err }, 'visits could not be counted'));
  const timer = setInterval(() => void flush(), flushMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    minute.stop();
    await flush();
  });
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  );
  app.post(visitsPath, { bodyLimit: mostBytes }, async (request, reply) => {
    reply.code(204).header('cache-control', 'no-store');
    if (!isOn() || asksNotTo(request) || !minute.isWithin(networkOf(request.ip))) return reply.send();
    const report = visitReport.safeParse(readJson(request.body));
    if (report.success) for (const [metric, key] of sumsOf(report.data)) tally.add(metric, key);
    return reply.send();
  });
};
