import { Button } from '@mantine/core';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { lineParts, severities } from '@rondelle/contracts/site/admin-log-channels.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import { kindWords } from '../../../ui/history/activity-words.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { partWords, severityWords } from '../severity-words.ts';

/** Chooses one channel: a kind of thing whose changes are wanted, or how serious the programs' lines are to be. */
export function ChannelFilter({ channel }: { channel: string | null }) {
  const { path } = usePageLocation();
  return (
    <FilterForm>
      <label>
        {m.logs_channel()}
        <select key={channel} name="channel" defaultValue={channel ?? ''}>
          <option value="">{m.logs_every_channel()}</option>
          <optgroup label={m.logs_recorded()}>
            {streamKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords(kind)}
              </option>
            ))}
          </optgroup>
          <optgroup label={m.logs_said()}>
            {lineParts.map((part) => (
              <option key={part} value={part}>
                {partWords(part)}
              </option>
            ))}
            {severities.map((severity) => (
              <option key={severity} value={severity}>
                {severityWords(severity)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <Button type="submit">{m.activity_filter()}</Button>
      {channel && <Link href={path}>{m.activity_clear()}</Link>}
    </FilterForm>
  );
}
