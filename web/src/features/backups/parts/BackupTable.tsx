import type { Backup } from '@rondelle/contracts/site/backups.ts';
import { formatInstant, formatNumber } from '../../../lib/format/format.ts';
import { bytesWords } from '../../../lib/format/bytes-words.ts';
import { m } from '../../../paraglide/messages.js';
import { PlainTable } from '../../../ui/plain-table/PlainTable.tsx';
import blocks from '../../../ui/blocks.module.css';

/** The state of a backup in words. */
const stateOf = ({ startedAt, finishedAt, verifiedAt, name, error }: Backup): string => {
  if (error !== null) return m.backup_failed({ error });
  if (verifiedAt !== null) return m.backup_whole({ instant: formatInstant(verifiedAt) });
  if (startedAt === null) return m.backup_waiting();
  if (finishedAt !== null) return m.backup_unverified();
  return name === null ? m.backup_writing() : m.backup_verifying();
};

export function BackupTable({ backups }: { backups: readonly Backup[] }) {
  if (backups.length === 0) return <p className={blocks.muted}>{m.backup_none()}</p>;
  return (
    <PlainTable label={m.backup_title()}>
      <thead>
        <tr>
          <th scope="col">{m.backup_when()}</th>
          <th scope="col">{m.backup_state()}</th>
          <th scope="col">{m.backup_events()}</th>
          <th scope="col">{m.backup_size()}</th>
          <th scope="col">{m.backup_folder()}</th>
        </tr>
      </thead>
      <tbody>
        {backups.map((backup) => (
          <tr key={backup.id}>
            <th scope="row">
              <time dateTime={backup.requestedAt}>{formatInstant(backup.requestedAt)}</time>{' '}
              <span className={blocks.note}>
                {backup.requestedBy === 'page' ? m.backup_by_page() : m.backup_by_timetable()}
              </span>
            </th>
            <td>{stateOf(backup)}</td>
            <td>{backup.events === null ? '–' : formatNumber(backup.events)}</td>
            <td>{backup.bytes === null ? '–' : bytesWords(backup.bytes)}</td>
            <td>
              <code>{backup.name ?? '–'}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
