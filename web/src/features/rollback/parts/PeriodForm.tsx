import { Button, TextInput } from '@mantine/core';
import { usePageLocation } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import type { RollBackQuery } from '../use-plan.ts';
import { MemberField } from './MemberField.tsx';

const bounds = [
  ['from', m.roll_back_from],
  ['to', m.roll_back_to],
] as const;

/** Chooses the member and the period. */
export function PeriodForm({ asked }: { asked: RollBackQuery | null }) {
  const { search } = usePageLocation();
  const params = new URLSearchParams(search);
  const value = (name: keyof RollBackQuery) => asked?.[name] ?? params.get(name) ?? '';
  return (
    <FilterForm>
      <MemberField value={value('member')} />
      {bounds.map(([name, label]) => (
        <TextInput
          key={name}
          name={name}
          type="datetime-local"
          label={label()}
          required
          withAsterisk={false}
          defaultValue={value(name)}
        />
      ))}
      <Button type="submit">{m.roll_back_look()}</Button>
    </FilterForm>
  );
}
