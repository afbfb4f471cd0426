import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Outputs } from '../../../lib/http/outputs.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

type IntegrityOutput = Outputs['admin']['integrity'];

const verdictOf = ({ isHere, broken, unlisted, setAside }: IntegrityOutput): string => {
  if (!isHere) return m.views_state_elsewhere();
  if (broken.length > 0) return m.views_state_broken({ streams: broken.join(', ') });
  return unlisted === setAside
    ? m.views_state_whole()
    : m.views_state_unlisted({ count: unlisted - setAside });
};

/** A button that counts all events and reports gaps in the log. */
export function IntegrityCheck() {
  const { lang } = usePageLocation();
  const [isRequested, setIsRequested] = useState(false);
  const query = trpc.admin.integrity.useQuery({ lang }, { enabled: isRequested, retry: false, staleTime: 0 });
  const check = () => {
    setIsRequested(true);
    if (isRequested) void query.refetch();
  };
  return (
    <>
      <p className={blocks.muted}>{m.views_state_integrity_note()}</p>
      <Button variant="default" loading={query.isFetching} onClick={check}>
        {m.views_state_check()}
      </Button>
      <div role="status">
        {query.isError && <p>{m.state_failed_body()}</p>}
        {query.data && (
          <p>
            <strong>{verdictOf(query.data)}</strong>{' '}
            {query.data.isHere &&
              m.views_state_counted({
                events: formatNumber(query.data.events),
                streams: formatNumber(query.data.streams),
              })}
          </p>
        )}
      </div>
    </>
  );
}
