import { z } from 'zod';
import { ref, seasonRefOutput, supervisorRef } from '../competition/outputs.ts';

const supervised = z.object({ leagues: z.array(ref), tournaments: z.array(ref) });

/** The supervisors of a season and what each supervises, sorted by name. */
export const supervisorsOutput = z.object({
  season: seasonRefOutput,
  category: ref.nullable(),
  /** Categories that have supervisors. */
  categories: z.array(ref),
  supervisors: z.array(supervised.extend({ supervisor: supervisorRef, path: z.string() })),
});
export type SupervisorsOutput = z.infer<typeof supervisorsOutput>;

/** `GET /api/v1/supervisors/{suid}`: what a member supervises, latest season first. */
export const supervisorOutput = z.object({
  supervisor: supervisorRef,
  path: z.string(),
  userPath: z.string(),
  seasons: z.array(supervised.extend({ season: seasonRefOutput })),
});
export type SupervisorOutput = z.infer<typeof supervisorOutput>;

/** Signed time when the form was opened; null for a supervisor who gets no messages because they are under 18. */
export const contactTicketOutput = z.object({ ticket: z.string().nullable() });
/** The same response whether or not the message was discarded. */
export const contactOutput = z.object({ sent: z.literal(true) });
