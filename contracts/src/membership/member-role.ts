import { z } from 'zod';
import { memberRoles } from './roles.ts';

/** Apart from the roles themselves, which pages read without bringing the checking of schemas along. */
export const memberRole = z.enum(memberRoles);
