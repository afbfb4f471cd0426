import { categoryPolicies, type CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import { m } from '../../paraglide/messages.js';
import type { FieldProps } from '../../ui/fields/field-of.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { Values } from '../../ui/fields/use-form-state.ts';
import { policyName } from '../../ui/policy/policy-words.ts';

/** The category policy of a form value; undefined when none is chosen. */
export const policyIn = (text: string | undefined): CategoryPolicy | undefined =>
  categoryPolicies.find((one) => one === text);

type Props<V extends Values> = Pick<FieldProps<V>, 'form'> & { empty?: string };

/** Selects the category policy: the visible parts of the category's games. */
export function PolicyField<V extends Values & { shows: string }>({ form, ...rest }: Props<V>) {
  return (
    <SelectField
      form={form}
      name="shows"
      label={m.policy_field()}
      hint={m.policy_help()}
      options={categoryPolicies.map((value) => ({ value, label: policyName(value) }))}
      {...rest}
    />
  );
}
