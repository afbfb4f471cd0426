import { Button } from '@mantine/core';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import { kindWords } from '../../../ui/history/activity-words.ts';
import type { Thing } from '../use-replay.ts';

/** Chooses the thing whose events are replayed. */
export function StreamForm({ thing }: { thing: Thing | null }) {
  return (
    <FilterForm key={`${thing?.kind} ${thing?.id}`}>
      <label>
        {m.replay_kind()}
        <select name="kind" defaultValue={thing?.kind ?? 'game'}>
          {streamKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords(kind)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.replay_id()}
        <input
          name="id"
          inputMode="numeric"
          pattern="[1-9][0-9]{0,8}"
          required
          defaultValue={thing?.id ?? ''}
        />
      </label>
      <Button type="submit">{m.replay_open()}</Button>
    </FilterForm>
  );
}
