import { Button } from '@mantine/core';
import type { ActivityOutput } from '@rondelle/contracts/competition/activity.outputs.ts';
import { activityActions, activityKinds } from '@rondelle/contracts/competition/activity-actions.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { activityWords, kindWords } from '../../../ui/history/activity-words.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = Pick<ActivityOutput, 'kind' | 'action'> & {
  /** Whose changes alone are wanted: the user name, or whatever was asked for instead. */
  member: string | null;
  /** Nobody has the name or number that was asked for. */
  isUnknown?: boolean;
};
type Option = { readonly value: string; readonly name: string };

function Select({
  name,
  label,
  chosen,
  options,
}: {
  name: string;
  label: string;
  chosen: string | null;
  options: readonly Option[];
}) {
  return (
    <label>
      {label}
      <select key={chosen} name={name} defaultValue={chosen ?? ''}>
        <option value="">{m.activity_all()}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function MemberField({ member, isUnknown }: Pick<Props, 'member' | 'isUnknown'>) {
  return (
    <label>
      {m.activity_member()}
      <input
        key={member}
        type="search"
        name="member"
        defaultValue={member ?? ''}
        maxLength={40}
        autoComplete="off"
        placeholder={m.activity_member_hint()}
        {...(isUnknown && { 'aria-invalid': true, 'aria-describedby': 'activity-member-error' })}
      />
    </label>
  );
}

/** Narrows the log by what it is about, what was done and by whom. */
export function ActivityFilter({ kind, action, member, isUnknown = false }: Props) {
  const { path } = usePageLocation();
  const kinds = activityKinds.map((value) => ({ value, name: kindWords(value) }));
  const actions = activityActions.map((value) => ({ value, name: activityWords(value) }));
  return (
    <FilterForm>
      <Select name="kind" label={m.activity_kind()} chosen={kind} options={kinds} />
      <Select name="action" label={m.activity_action()} chosen={action} options={actions} />
      <MemberField member={member} isUnknown={isUnknown} />
      <Button type="submit">{m.activity_filter()}</Button>
      {(kind || action || member) && <Link href={path}>{m.activity_clear()}</Link>}
      {isUnknown && (
        <p id="activity-member-error" className={blocks.error}>
          {m.activity_member_unknown()}
        </p>
      )}
    </FilterForm>
  );
}
