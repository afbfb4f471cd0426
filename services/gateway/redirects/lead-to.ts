import { localPath } from '@rondelle/contracts/site/local-path.ts';
import type { FastifyReply } from 'fastify';

/** Leads to a page of this site: the one place that writes `Location`, so that no address of a reader's can name another. */
export const leadTo = (reply: FastifyReply, path: string, status: 301 | 302 | 303) =>
  reply.redirect(localPath(path), status);
