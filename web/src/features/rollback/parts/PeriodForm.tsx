import { Button } from '@mantine/core';
import { usePageLocation } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import type { Filter } from '../use-plan.ts';
import blocks from '../../../ui/blocks.module.css';

/** Whose changes, from when until when. */
export function PeriodForm({ asked }: { asked: Filter | null }) {
  const { search } = usePageLocation();
  const said = new URLSearchParams(search);
  const value = (name: keyof Filter) => asked?.[name] ?? said.get(name) ?? '';
  return (
    <FilterForm>
      <p id="member-hint" className={blocks.note}>
        {m.roll_back_member_hint()}
      </p>
      <label>
        {m.roll_back_member()}
        <input name="member" required defaultValue={value('member')} aria-describedby="member-hint" />
      </label>
      <label>
        {m.roll_back_from()}
        <input name="from" type="datetime-local" required defaultValue={value('from')} />
      </label>
      <label>
        {m.roll_back_to()}
        <input name="to" type="datetime-local" required defaultValue={value('to')} />
      </label>
      <Button type="submit">{m.roll_back_look()}</Button>
    </FilterForm>
  );
}
