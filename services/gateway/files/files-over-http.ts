import { domainErrorOf } from '@rondelle/commands/domain-error-of.ts';
import { filePrefix } from '@rondelle/contracts/site/files.ts';
import type { Call } from '@rondelle/contracts/site/rendering.ts';
import { slugOf } from '@rondelle/contracts/site/slug.ts';
import type { FastifyInstance } from 'fastify';
import { cacheResponses } from '../response-cache/cache-responses.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { outputOf } from '../calls/output-of.ts';
import { failWithProblem, sendProblem } from '../errors/send-problem.ts';
import { problemIn, problemOf } from '../errors/problem.ts';
import { readFileAddress } from './file-address.ts';
import type { FileMaker } from './file-maker.ts';
import { fileKinds } from './files.ts';

export type FilesOptions = {
  readonly call: Call;
  readonly cache: ResponseCache;
  readonly files: FileMaker;
  readonly origin: () => string;
  /** The first public address of the site, if it is recorded. */
  readonly firstOrigin: string | null;
};

/** Returns whether browsers save the file under its title; feeds and JSON are read by programs. */
const isSaved = (format: string): boolean => format !== 'rss' && format !== 'json';

/**
 * Serves files: tables for spreadsheets, calendars, feeds, images. Responses are cached under their canonical address.
 */
export const filesOverHttp = async (
  app: FastifyInstance,
  { call, cache, files, origin, firstOrigin }: FilesOptions,
): Promise<void> => {
  failWithProblem(app);
  // Files take no turns of pages.
  const { queue } = files;
  cacheResponses(app, { ...cache, queue });
  app.get(`${filePrefix}*`, async (request, reply) => {
    const read = readFileAddress(request.url);
    if (!read) return sendProblem(reply, problemOf('request/unknown-path', 404, 'fr'));
    const { lang, name, format } = read.file;
    try {
      const parsed = fileKinds[name].input.safeParse(read.parameters);
      if (!parsed.success) throw domainErrorOf(parsed.error);
      const output = await outputOf(call, fileKinds[name].procedure, parsed.data);
      const addresses = { origin: origin(), firstOrigin: firstOrigin ?? origin() };
      const fileRequest = { name, output, lang, format, addresses, address: request.url };
      const { type, body, title } = await files.make(fileRequest);
      if (isSaved(format))
        reply.header('content-disposition', `inline; filename="rondelle-${slugOf(title)}.${format}"`);
      reply.forOthers = true;
      // The data is public, so pages and programs of other sites may fetch it.
      return reply
        .type(type)
        .header('access-control-allow-origin', '*')
        .send(typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength));
    } catch (error) {
      const problem = problemIn(error, lang, (field) => field);
      if (problem.status === 500) request.log.error({ err: error }, 'a file could not be made');
      return sendProblem(reply, problem);
    }
  });
};
