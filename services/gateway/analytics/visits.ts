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
  readonly flushMs?: number | undefined;
};

const mostBytes = 4_096;
/** Reports from one network per minute: more than any reader sends, too few to distort the sums. */
const mostAMinute = 120;
const mostNetworks = 10_000;

/** Returns whether the browser sends Do Not Track or Global Privacy Control; such visits are not counted. */
const optsOut = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

const readJson = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
};

/** Limits reports per network and minute; the counts are discarded every minute. */
const createMinute = () => {
  const counts = new Map<string, number>();
  const timer = setInterval(() => counts.clear(), 60_000).unref();
  return {
    isWithin: (network: string): boolean => {
      const count = (counts.get(network) ?? 0) + 1;
      if (counts.size < mostNetworks || counts.has(network)) counts.set(network, count);
      return count <= mostAMinute;
    },
    stop: () => clearInterval(timer),
  };
};

/**
 * Receives reports of page views from browsers. Counts them in memory and adds them to the daily sums at
 * intervals. The response is always 204.
 */
export const visits = async (
  app: FastifyInstance,
  { db, isOn, tally, flushMs = 10_000 }: Options,
): Promise<void> => {
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
    if (!isOn() || optsOut(request) || !minute.isWithin(networkOf(request.ip))) return reply.send();
    const report = visitReport.safeParse(readJson(request.body));
    if (report.success) for (const [metric, key] of sumsOf(report.data)) tally.add(metric, key);
    return reply.send();
  });
};
