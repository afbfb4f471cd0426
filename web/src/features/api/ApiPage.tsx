import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatDay } from '../../lib/format/format.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import blocks from '../../ui/blocks.module.css';
import { CallGroup } from './CallGroup.tsx';

/** The REST API reference, call by call. */
export function ApiPage() {
  const calls = usePageQuery('api', 'main');
  if (calls.isPending) return <Loading shape="table" rows={12} />;
  if (hasFailed(calls)) return <Failed failure={failureOf(calls.error)} retry={() => void calls.refetch()} />;
  const { version, groups, changelog } = calls.data;
  return (
    <PageFrame
      title={m.api_title()}
      description={m.api_description()}
      facts={<span>{m.api_version({ version })}</span>}
    >
      <div className={blocks.prose}>
        <p>{m.api_what()}</p>
        <ul>
          <li>{m.api_how_language()}</li>
          <li>{m.api_how_kept()}</li>
          <li>{m.api_how_paged()}</li>
          <li>{m.api_how_token()}</li>
          <li>{m.api_how_problems()}</li>
          <li>{m.api_how_old()}</li>
        </ul>
        <p>
          <a href="/api/v1/openapi.json">{m.api_document()}</a>
        </p>
        <p className={blocks.note}>{m.api_english()}</p>
      </div>
      <nav aria-label={m.api_groups()} className={blocks.line}>
        {groups.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <CallGroup key={group.name} group={group} />
      ))}
      <Section title={m.api_changes()}>
        <ul className={blocks.rows}>
          {changelog.map((entry) => (
            <li key={entry.version}>
              <h3>{`${entry.version} – ${formatDay(entry.date)}`}</h3>
              <ul lang="en">
                {entry.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
    </PageFrame>
  );
}
