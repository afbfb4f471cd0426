import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { Suspense } from 'react';
import { afterPage } from '../../lib/page/load-after-page.ts';
import { useOwnStatus } from './use-follow.ts';

const WaitingHere = afterPage(async () => (await import('../supervision/WaitingHere.tsx')).WaitingHere);

/**
 * On the page of a league or tournament: shows a waiting member their present permissions, and lists waiting members to
 * those who may accept. Rendered in the browser only, and nothing for everybody else.
 */
export function SupervisionNotice({ kind, id }: { kind: SupervisedKind; id: number }) {
  const { status } = useOwnStatus(kind, id);
  if (!status?.waits && !status?.mayAccept) return null;
  return (
    <Suspense>
      <WaitingHere kind={kind} id={id} waits={status.waits} />
    </Suspense>
  );
}
