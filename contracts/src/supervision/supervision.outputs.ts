import { z } from 'zod';
import { ref, seasonRefOutput, supervisorRef } from '../competition/outputs.ts';

const supervised = z.object({ leagues: z.array(ref), tournaments: z.array(ref) });

/** A season's supervisors and what each of them supervises there, by name. */
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

/** Says when a form was opened, and cannot be made up. */
export const contactTicketOutput = z.object({ ticket: z.string() });
/** The same whether or not it was thrown away. */
export const contactOutput = z.object({ sent: z.literal(true) });
