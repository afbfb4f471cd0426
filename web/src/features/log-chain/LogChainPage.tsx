import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatInstant, formatNumber } from '../../lib/format/format.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { PlainTable } from '../../ui/plain-table/PlainTable.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { CitationPart } from './parts/CitationPart.tsx';
import { LinkCode } from './parts/LinkCode.tsx';
import blocks from '../../ui/blocks.module.css';

/** The heads of the log's hash chain, for anyone to verify the log, and how the event of the address is cited. */
export function LogChainPage() {
  const chain = usePageQuery('logChain', 'main');
  if (chain.isPending) return <Loading shape="table" rows={12} />;
  if (hasFailed(chain)) return <Failed failure={failureOf(chain.error)} retry={() => void chain.refetch()} />;
  const { citation, heads } = chain.data;
  return (
    <PageFrame title={m.chain_title()} description={m.chain_description()}>
      {citation && <CitationPart citation={citation} />}
      <div className={blocks.prose}>
        <p>{m.chain_what()}</p>
        <p>{m.chain_how()}</p>
        <p className={blocks.note}>{m.chain_members()}</p>
      </div>
      {heads.length === 0 ? (
        <Empty title={m.chain_none()} body={m.chain_none_why()} />
      ) : (
        <PlainTable label={m.chain_caption()}>
          <thead>
            <tr>
              <th scope="col">{m.chain_at()}</th>
              <th scope="col">{m.chain_events()}</th>
              <th scope="col">{m.chain_link()}</th>
            </tr>
          </thead>
          <tbody>
            {heads.map(({ events, link, at }) => (
              <tr key={events}>
                <th scope="row">{formatInstant(at)}</th>
                <td>{formatNumber(events)}</td>
                <td>
                  <LinkCode link={link} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </PageFrame>
  );
}
