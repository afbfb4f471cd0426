import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { WaitingSupervisors } from './WaitingSupervisors.tsx';
import { WaitsNote } from './WaitsNote.tsx';

type Props = {
  kind: SupervisedKind;
  id: number;
  /** True when the reader waits to be accepted. */
  waits: boolean;
};

/** Members who wait to be accepted in one league or tournament, for those who may accept there. */
function Requests({ kind, id }: Omit<Props, 'waits'>) {
  const { lang } = usePageLocation();
  const { data } = trpc.supervision.waiting.useQuery({ lang, kind, id }, { retry: false });
  return data ? <WaitingSupervisors waiting={data.waiting} showsCompetition={false} /> : null;
}

/** The note for a member who waits, or the list for those who may accept. */
export const WaitingHere = ({ waits, ...where }: Props) => (waits ? <WaitsNote /> : <Requests {...where} />);
