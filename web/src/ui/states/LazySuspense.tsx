import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { loadMissingParts, useIsPartMissing } from '../../lib/page/missing-parts.ts';
import { m } from '../../paraglide/messages.js';

function Awaited({ loading }: { loading: ReactNode }) {
  if (!useIsPartMissing()) return loading;
  return (
    <div role="status">
      <p>{m.state_part_missing()}</p>
      <Button variant="default" onClick={loadMissingParts}>
        {m.state_retry()}
      </Button>
    </div>
  );
}

/** A `Suspense` for parts whose code loads later: shows a note when it cannot be loaded, and the parts once it can. */
export function LazySuspense({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return <Suspense fallback={<Awaited loading={fallback} />}>{children}</Suspense>;
}
