import { z } from 'zod';
import { ref, seasonRefOutput, supervisorRef } from '../competition/outputs.ts';
import { supervisedKinds } from './supervision.inputs.ts';

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
supervisorOutput.register(z.globalRegistry, { id: 'Supervisor' });
export type SupervisorOutput = z.infer<typeof supervisorOutput>;

/** A member who waits to be accepted among the supervisors of a league or tournament. */
export const waitingSupervisor = z.object({
  member: supervisorRef,
  /** The member's public page. */
  path: z.string(),
  kind: z.enum(supervisedKinds),
  competition: ref,
  season: seasonRefOutput,
});
export type WaitingSupervisor = z.infer<typeof waitingSupervisor>;

/** Waiting members whom the reader may accept, longest waiting first. */
export const waitingOutput = z.object({ waiting: z.array(waitingSupervisor) });

/** Signed time when the form was opened; null for a supervisor who gets no messages because they are under 18. */
export const contactTicketOutput = z.object({ ticket: z.string().nullable() });
/** The same response whether or not the message was discarded. */
export const contactOutput = z.object({ sent: z.literal(true) });
