import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ActivityOutput } from '@rondelle/contracts/competition/activity.outputs.ts';
import { activityActions, activityKinds } from '@rondelle/contracts/competition/activity-actions.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { activityWords, kindWords } from '../../../ui/history/activity-words.ts';

type Props = Pick<ActivityOutput, 'kind' | 'action'> & {
  /** The member to filter by: the user name, or the text from the URL when no member matches it. */
  member: string | null;
  /** No member has that name or number. */
  isUnknown?: boolean;
};

/** The fields share the rows of phones. */
const shared = { flex: '1 1 8rem', maxWidth: '18rem' };

const all = () => ({ value: '', label: m.activity_all() });

/** Filters the activity log by kind, action and member. */
export function ActivityFilter({ kind, action, member, isUnknown = false }: Props) {
  const { path } = usePageLocation();
  const kinds = activityKinds.map((value) => ({ value, label: kindWords(value) }));
  const actions = activityActions.map((value) => ({ value, label: activityWords(value) }));
  return (
    <FilterForm>
      <NativeSelect
        key={`kind ${kind}`}
        name="kind"
        style={shared}
        label={m.activity_kind()}
        defaultValue={kind ?? ''}
        data={[all(), ...kinds]}
      />
      <NativeSelect
        key={`action ${action}`}
        name="action"
        style={shared}
        label={m.activity_action()}
        defaultValue={action ?? ''}
        data={[all(), ...actions]}
      />
      <TextInput
        key={`member ${member}`}
        type="search"
        name="member"
        style={shared}
        label={m.activity_member()}
        defaultValue={member ?? ''}
        maxLength={40}
        autoComplete="off"
        placeholder={m.activity_member_hint()}
        error={isUnknown && m.activity_member_unknown()}
      />
      <Button type="submit">{m.activity_filter()}</Button>
      {(kind || action || member) && <Link href={path}>{m.activity_clear()}</Link>}
    </FilterForm>
  );
}
