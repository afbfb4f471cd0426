import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Choices } from '../filters/Choices.tsx';
import { type RecordName, recordNames } from '@rondelle/contracts/competition/lists.ts';

const labels = { all: m.table_record_all, home: m.table_record_home, away: m.table_record_away } as const;

/** Choice between all, home and away games as links, so that it is part of the URL. */
export function RecordToggle({ record }: { record: RecordName }) {
  const place = usePageLocation();
  return (
    <Choices
      label={m.table_record()}
      choices={recordNames.map((name) => ({
        name: labels[name](),
        path: withSearch(place, { record: name === 'all' ? null : name }),
        chosen: name === record,
      }))}
    />
  );
}
