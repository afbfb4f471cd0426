import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { WaitingSupervisors } from './WaitingSupervisors.tsx';

/** Who waits to be accepted in one league or tournament, for those who may accept there. */
export function WaitingHere({ kind, id }: { kind: SupervisedKind; id: number }) {
  const { lang } = usePageLocation();
  const { data } = trpc.supervision.waiting.useQuery({ lang, kind, id }, { retry: false });
  return data ? <WaitingSupervisors waiting={data.waiting} showsCompetition={false} /> : null;
}
