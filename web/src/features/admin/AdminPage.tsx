import { usePageQuery } from '../../lib/page/page-queries.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { adminPages } from '../../ui/admin-links/admin-pages.ts';
import { Figures } from '../../ui/figures/Figures.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Concerns } from './parts/Concerns.tsx';
import { changesWords, lagWords } from './concern-words.ts';
import blocks from '../../ui/blocks.module.css';

/** Refetch interval while the page is visible, in ms. */
const refetchMs = 10_000;

/** The administration's home page: open problems, current figures and links to its other pages. */
export function AdminPage() {
  const query = usePageQuery('admin', 'main', { retry: false, refetchInterval: refetchMs });
  const [, ...links] = adminPages(usePaths());
  return (
    <AdminFrame title={m.admin_title()} description={m.admin_description()} query={query}>
      {({ concerns, head, lag, members, sessions, changes, jobs }) => (
        <>
          <Section title={m.admin_concerns()}>
            <Concerns concerns={concerns} />
          </Section>
          <Section title={m.admin_now()}>
            <Figures
              figures={[
                { label: m.admin_changes(), value: changesWords(changes), main: true },
                { label: m.admin_sessions(), value: formatNumber(sessions) },
                { label: m.members_title(), value: formatNumber(members) },
                { label: m.admin_jobs(), value: formatNumber(jobs) },
                { label: m.admin_lag(), value: lagWords(lag) },
                { label: m.admin_head(), value: formatNumber(head) },
              ]}
            />
          </Section>
          <Section title={m.admin_pages()}>
            <ul className={`${blocks.rows} ${blocks.grid}`}>
              {links.map(({ path, name, about }) => (
                <li key={path}>
                  <Link href={path}>{name}</Link>
                  <p className={blocks.note}>{about}</p>
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </AdminFrame>
  );
}
