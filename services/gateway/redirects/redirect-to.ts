import { localPath } from '@rondelle/contracts/site/local-path.ts';
import type { FastifyReply } from 'fastify';

/** Redirects to a page of this site. To prevent open redirects, no other function sets `Location` to a path. */
export const redirectTo = (reply: FastifyReply, path: string, status: 301 | 302 | 303) =>
  reply.redirect(localPath(path), status);
