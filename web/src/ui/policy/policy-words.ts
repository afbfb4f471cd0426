import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import { m } from '../../paraglide/messages.js';

const names: Readonly<Record<CategoryPolicy, () => string>> = {
  schedule: m.policy_schedule,
  scores: m.policy_scores,
  tables: m.policy_tables,
  everything: m.policy_everything,
};
/** Names a category policy. */
export const policyName = (policy: CategoryPolicy): string => names[policy]();
