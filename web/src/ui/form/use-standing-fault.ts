import { useState } from 'react';
import type { Fault, FormState } from './use-form.ts';

/** What was found wrong with a field, until the field is changed: nobody is told off for what is mended. */
export const useStandingFault = (
  { values }: Pick<FormState, 'values'>,
  fault: Fault | undefined,
): Fault | undefined => {
  const value = fault?.field ? values[fault.field] : undefined;
  const [found, setFound] = useState({ fault, value });
  if (found.fault !== fault) setFound({ fault, value });
  return found.fault === fault && found.value !== value ? undefined : fault;
};
