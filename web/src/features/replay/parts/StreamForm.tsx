import { Button, NativeSelect, TextInput } from '@mantine/core';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import { kindWords } from '../../../ui/history/activity-words.ts';
import type { Thing } from '../use-replay.ts';

/** Chooses the thing whose events are replayed. */
export function StreamForm({ thing }: { thing: Thing | null }) {
  return (
    <FilterForm key={`${thing?.kind} ${thing?.id}`}>
      <NativeSelect
        name="kind"
        label={m.replay_kind()}
        defaultValue={thing?.kind ?? 'game'}
        data={streamKinds.map((value) => ({ value, label: kindWords(value) }))}
      />
      <TextInput
        name="id"
        label={m.replay_id()}
        inputMode="numeric"
        pattern="[1-9][0-9]{0,8}"
        required
        withAsterisk={false}
        defaultValue={thing?.id ?? ''}
      />
      <Button type="submit">{m.replay_open()}</Button>
    </FilterForm>
  );
}
