import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { useOwnStatus } from './use-follow.ts';

/** Opens the form to supervise a league or tournament, or to stop. */
export function SuperviseLink({ kind, id }: { kind: SupervisedKind; id: number }) {
  const { status } = useOwnStatus(kind, id);
  return status?.supervised ? (
    <FormLink form={`stop-supervising-${kind}`} about={id}>
      {m.supervise_stop()}
    </FormLink>
  ) : (
    <FormLink form={`supervise-${kind}`} about={id}>
      {m.supervise()}
    </FormLink>
  );
}
