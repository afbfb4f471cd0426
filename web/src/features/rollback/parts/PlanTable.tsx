import type { RollBackPlanOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { formatInstant, formatList } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { activityWords, subjectWords } from '../../../ui/history/activity-words.ts';
import { whoWords } from '../../../ui/history/history-words.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { PlainTable } from '../../../ui/plain-table/PlainTable.tsx';
import blocks from '../../../ui/blocks.module.css';

type Planned = RollBackPlanOutput['entries'][number];

const verdictWords = ({ verdict, by, reason }: Planned): string => {
  switch (verdict) {
    case 'possible':
      return m.roll_back_possible();
    case 'done':
      return m.roll_back_done_before();
    case 'built-upon':
      return m.roll_back_built_upon({ names: formatList([...new Set(by.map(whoWords))]) });
    case 'impossible':
      return m.roll_back_impossible();
    case 'refused':
      return m.roll_back_refused({ reason: reason ?? '' });
  }
};

/** Each change of the member and whether it would be undone. */
export function PlanTable({ entries }: { entries: readonly Planned[] }) {
  return (
    <PlainTable label={m.roll_back_title()}>
      <thead>
        <tr>
          <th scope="col">{m.roll_back_what()}</th>
          <th scope="col">{m.roll_back_when()}</th>
          <th scope="col">{m.roll_back_verdict()}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((planned) => (
          <tr key={planned.entry.position} data-marked={planned.verdict === 'built-upon' || undefined}>
            <th scope="row" data-sentence>
              <Link href={planned.entry.path}>{activityWords(planned.entry.action)}</Link>{' '}
              {subjectWords(planned.entry)}
            </th>
            <td className={blocks.cut}>{formatInstant(planned.entry.recordedAt)}</td>
            <td>{verdictWords(planned)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
