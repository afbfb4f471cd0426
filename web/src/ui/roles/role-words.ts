import type { Role } from '@rondelle/contracts/membership/roles.ts';
import { wordFor } from '../../lib/format/word-for.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  visitor: m.role_visitor,
  member: m.role_member,
  tester: m.role_tester,
  supervisor: m.role_supervisor,
  specialSupervisor: m.role_special_supervisor,
  admin: m.role_admin,
  superAdmin: m.role_super_admin,
  masterAdmin: m.role_master_admin,
} as const satisfies Record<Role, () => string>;

/** Names a role. */
export const roleWords = (role: Role): string => wordFor(words, role);
