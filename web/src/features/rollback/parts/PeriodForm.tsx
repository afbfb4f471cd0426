import { Button, TextInput } from '@mantine/core';
import { usePageLocation } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import type { Filter } from '../use-plan.ts';

/** Whose changes, from when until when. */
export function PeriodForm({ asked }: { asked: Filter | null }) {
  const { search } = usePageLocation();
  const said = new URLSearchParams(search);
  const value = (name: keyof Filter) => asked?.[name] ?? said.get(name) ?? '';
  return (
    <FilterForm>
      <TextInput
        name="member"
        label={m.roll_back_member()}
        description={m.roll_back_member_hint()}
        required
        withAsterisk={false}
        defaultValue={value('member')}
      />
      <TextInput
        name="from"
        type="datetime-local"
        label={m.roll_back_from()}
        required
        withAsterisk={false}
        defaultValue={value('from')}
      />
      <TextInput
        name="to"
        type="datetime-local"
        label={m.roll_back_to()}
        required
        withAsterisk={false}
        defaultValue={value('to')}
      />
      <Button type="submit">{m.roll_back_look()}</Button>
    </FilterForm>
  );
}
