import { z } from 'zod';
import { language } from '../competition/vocabulary.ts';
import { textReasons } from '../moderation/text-reasons.ts';
import { memberRole } from './member-role.ts';

const lang = language.default('fr');
/** The number in the path of a member's page. */
const memberNumber = z.coerce.number().int().min(1).max(2_147_483_647);
const uid = memberNumber.meta({ description: 'Number of the member.', example: 1 });

export const userInput = z.object({ lang, uid });
export type UserInput = z.infer<typeof userInput>;

export const memberListInput = z.object({
  lang,
  name: z.string().max(200).optional(),
  role: memberRole.optional(),
  banned: z.boolean().optional(),
  disabled: z.boolean().optional(),
  /** Slug of a season in which they made changes. */
  season: z
    .string()
    .regex(/^\d{4}-\d{4}$/)
    .optional(),
  page: z.int().min(1).max(10_000).default(1),
});
export type MemberListInput = z.infer<typeof memberListInput>;

export const manageMember = z.object({ lang, uid });
/** The reason is recorded in the log for other administrators. */
export const banMember = manageMember.extend({ because: z.enum(textReasons).default('other') });
export const changeRole = manageMember.extend({ role: memberRole });
/** `data`: erases personal data but keeps what logging in needs. */
export const eraseMember = manageMember.extend({ what: z.enum(['account', 'data']) });
/** Erasure by the member, who enters the password again. */
export const eraseOwn = z.object({
  lang,
  currentPassword: z.string().max(1_000),
  what: z.enum(['account', 'data']),
});
export type EraseOwn = z.infer<typeof eraseOwn>;
