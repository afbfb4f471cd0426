import { z } from 'zod';
import { inCategoryInput } from '../competition/inputs.ts';
import { entityId, language } from '../competition/vocabulary.ts';
import { captcha } from '../membership/account.commands.ts';

const lang = language.default('fr');
/** The number in the path of a supervisor's page: that of the member. */
const memberNumber = z.coerce.number().int().min(1).max(2_147_483_647);

export const supervisorsInput = inCategoryInput;
export type SupervisorsInput = z.output<typeof supervisorsInput>;

export const supervisorInput = z.object({ lang, suid: memberNumber });
export type SupervisorInput = z.output<typeof supervisorInput>;

/** What has supervisors. */
export const supervisedKinds = ['league', 'tournament'] as const;
export type SupervisedKind = (typeof supervisedKinds)[number];

/** Becoming supervisor of a league or tournament, or ceasing to be. */
export const supervise = z.object({
  commandId: z.uuid(),
  kind: z.enum(supervisedKinds),
  id: entityId,
});
export type Supervise = z.output<typeof supervise>;

/** Lengths are bounded here so that nothing huge is worked on; what a field must hold is asked of `contactFaults`. */
export const contactSupervisor = z.object({
  lang,
  commandId: z.uuid(),
  suid: memberNumber,
  /** From `contactTicket`: says when the form was opened. */
  ticket: z.string().max(100),
  name: z.string().max(200),
  /** Where the supervisor can answer to; without it, they can't. */
  replyTo: z.string().max(400),
  message: z.string().max(10_000),
  /** Asked of visitors only. */
  hockeyAnswer: z.string().max(200),
  /** Shown to no person: who fills it in is a program. */
  website: z.string().max(400),
  /** Shown by visitors alone, and not in a form that was sent without scripts. */
  captcha,
});
export type ContactSupervisor = z.output<typeof contactSupervisor>;
