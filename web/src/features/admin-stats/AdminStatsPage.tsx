import { bytesWords } from '../../lib/format/bytes-words.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { BarTable } from '../../ui/bars/BarTable.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { PlainTable } from '../../ui/plain-table/PlainTable.tsx';
import { roleWords } from '../../ui/roles/role-words.ts';
import { countRows } from './stats-words.ts';
import blocks from '../../ui/blocks.module.css';

/** The site's counts: entities, members by role, database tables. */
export function AdminStatsPage() {
  const query = usePageQuery('adminStats', 'main', { retry: false });
  return (
    <AdminFrame title={m.admin_stats_title()} description={m.admin_stats_description()} query={query}>
      {({ counts, roles, tables, databaseBytes }) => (
        <>
          <Section title={m.admin_counts()}>
            <p className={blocks.note}>{m.admin_counts_note()}</p>
            <PlainTable label={m.admin_count_what()}>
              <thead>
                <tr>
                  <th scope="col">{m.admin_count_what()}</th>
                  <th scope="col">{m.admin_count_key()}</th>
                  <th scope="col">{m.admin_count_number()}</th>
                </tr>
              </thead>
              <tbody>
                {countRows(counts).map(({ key, about, count }) => (
                  <tr key={key}>
                    <th scope="row">{about}</th>
                    <td>
                      <code>{key}</code>
                    </td>
                    <td>{formatNumber(count)}</td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </Section>
          <Section title={m.admin_roles()}>
            <BarTable
              caption={m.admin_roles()}
              bars={roles.map(({ role, members }) => ({
                key: role,
                label: roleWords(role),
                value: members,
                text: formatNumber(members),
              }))}
            />
          </Section>
          <Section title={m.admin_tables({ size: bytesWords(databaseBytes) })}>
            <p className={blocks.note}>{m.admin_tables_note()}</p>
            <BarTable
              caption={m.admin_tables({ size: bytesWords(databaseBytes) })}
              wide
              bars={tables.map(({ name, rows, bytes }) => ({
                key: name,
                label: <code>{name}</code>,
                value: bytes,
                text: m.admin_table_size({ size: bytesWords(bytes), rows: formatNumber(rows) }),
              }))}
            />
          </Section>
        </>
      )}
    </AdminFrame>
  );
}
