import { z } from 'zod';
import { inCategoryInput } from '../competition/inputs.ts';
import { entityId, language } from '../competition/vocabulary.ts';
import { captcha } from '../membership/account.commands.ts';

const lang = language.default('fr');
/** The member number in the path of the supervisor's page. */
const memberNumber = z.coerce.number().int().min(1).max(2_147_483_647);
const suid = memberNumber.meta({ description: 'Number of the supervisor.', example: 1 });

export const supervisorsInput = inCategoryInput;
export type SupervisorsInput = z.output<typeof supervisorsInput>;

export const supervisorInput = z.object({ lang, suid });
export type SupervisorInput = z.output<typeof supervisorInput>;

/** Kinds of entities that have supervisors. */
export const supervisedKinds = ['league', 'tournament'] as const;
export type SupervisedKind = (typeof supervisedKinds)[number];

/** Volunteers as supervisor of a league or tournament, or withdraws. */
export const supervise = z.object({
  commandId: z.uuid(),
  kind: z.enum(supervisedKinds),
  id: entityId,
});
export type Supervise = z.output<typeof supervise>;

/** Accepts a member who waits among the supervisors, or puts one out of them. */
export const judgeSupervisor = supervise.extend({ uid: memberNumber });
export type JudgeSupervisor = z.output<typeof judgeSupervisor>;

/** Query for the members who wait to be accepted in one league or tournament. */
export const waitingInput = z.object({ lang, kind: z.enum(supervisedKinds), id: entityId });
export type WaitingInput = z.output<typeof waitingInput>;

/** Bounds only the lengths; `contactErrors` validates the fields. */
export const contactSupervisor = z.object({
  lang,
  commandId: z.uuid(),
  suid,
  /** From `contactTicket`; contains the time when the form was opened. */
  ticket: z.string().max(100),
  name: z.string().max(200),
  /** Reply address; without it the supervisor cannot reply. */
  replyTo: z.string().max(400),
  message: z.string().max(10_000),
  /** Required from visitors only. */
  hockeyAnswer: z.string().max(200),
  /** Honeypot: hidden from people, so a filled-in value means a program. */
  website: z.string().max(400),
  /** Required from visitors only, and not when the form is sent without scripts. */
  captcha,
});
export type ContactSupervisor = z.output<typeof contactSupervisor>;
