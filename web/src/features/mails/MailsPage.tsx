import { formatNumber } from '../../lib/format/format.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Figures } from '../../ui/figures/Figures.tsx';
import { PlainTable } from '../../ui/plain-table/PlainTable.tsx';
import { kindOfMail } from './kind-words.ts';
import blocks from '../../ui/blocks.module.css';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Mails sent by kind, and how many of their links were followed: daily sums without personal data. */
export function MailsPage() {
  const query = usePageQuery('mails', 'main', { retry: false });
  return (
    <AdminFrame title={m.mails_title()} description={m.mails_description()} query={query}>
      {({ days, kinds, waiting, unsubscribed }) => (
        <>
          <p className={blocks.prose}>{m.mails_lead({ days })}</p>
          <Figures
            figures={[
              {
                label: m.mails_sent(),
                value: formatNumber(sumOf(kinds.map(({ sent }) => sent))),
                main: true,
              },
              { label: m.mails_clicks(), value: formatNumber(sumOf(kinds.map(({ clicks }) => clicks))) },
              { label: m.mails_waiting(), value: formatNumber(waiting) },
              { label: m.mails_refusals(), value: formatNumber(unsubscribed) },
            ]}
          />
          <PlainTable label={m.mails_title()}>
            <thead>
              <tr>
                <th scope="col">{m.mails_kind()}</th>
                <th scope="col">{m.mails_sent()}</th>
                <th scope="col">{m.mails_clicks()}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ kind, sent, clicks }) => (
                <tr key={kind}>
                  <th scope="row">{kindOfMail(kind)}</th>
                  <td>{formatNumber(sent)}</td>
                  <td>{formatNumber(clicks)}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </>
      )}
    </AdminFrame>
  );
}
