import { z } from 'zod';
import { memberRoles } from './roles.ts';

/** Separate from the list of roles, so that pages do not load zod. */
export const memberRole = z.enum(memberRoles);
