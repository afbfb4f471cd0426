import { z } from 'zod';
import { ref, seasonRefAnswer, supervisorRef } from '../competition/answers.ts';

const supervised = z.object({ leagues: z.array(ref), tournaments: z.array(ref) });

/** A season's supervisors and what each of them supervises there, by name. */
export const supervisorsAnswer = z.object({
  season: seasonRefAnswer,
  category: ref.nullable(),
  /** Categories that have supervisors. */
  categories: z.array(ref),
  supervisors: z.array(supervised.extend({ supervisor: supervisorRef, path: z.string() })),
});
export type SupervisorsAnswer = z.infer<typeof supervisorsAnswer>;

/** `GET /api/v1/supervisors/{suid}`: what a member supervises, latest season first. */
export const supervisorAnswer = z.object({
  supervisor: supervisorRef,
  path: z.string(),
  userPath: z.string(),
  seasons: z.array(supervised.extend({ season: seasonRefAnswer })),
});
export type SupervisorAnswer = z.infer<typeof supervisorAnswer>;

/** Says when a form was opened, and cannot be made up. */
export const contactTicketAnswer = z.object({ ticket: z.string() });
/** The same whether or not it was thrown away. */
export const contactAnswer = z.object({ sent: z.literal(true) });
