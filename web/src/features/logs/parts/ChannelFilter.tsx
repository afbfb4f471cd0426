import { Button, NativeSelect } from '@mantine/core';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { lineParts, severities } from '@rondelle/contracts/site/admin-log-channels.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import { kindWords } from '../../../ui/history/activity-words.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { partWords, severityWords } from '../words.ts';

/** Selects one channel: a kind of change, or a severity or part of log entries. */
export function ChannelFilter({ channel }: { channel: string | null }) {
  const { path } = usePageLocation();
  return (
    <FilterForm>
      <NativeSelect
        key={channel}
        name="channel"
        label={m.logs_channel()}
        defaultValue={channel ?? ''}
        data={[
          { value: '', label: m.logs_every_channel() },
          {
            group: m.logs_recorded(),
            items: streamKinds.map((value) => ({ value, label: kindWords(value) })),
          },
          {
            group: m.logs_said(),
            items: [
              ...lineParts.map((value) => ({ value, label: partWords(value) })),
              ...severities.map((value) => ({ value, label: severityWords(value) })),
            ],
          },
        ]}
      />
      <Button type="submit">{m.activity_filter()}</Button>
      {channel && <Link href={path}>{m.activity_clear()}</Link>}
    </FilterForm>
  );
}
