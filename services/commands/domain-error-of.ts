import { DomainError, domainErrorCodes } from '@rondelle/contracts/errors.ts';
import { z } from 'zod';

const explained = z.object({ params: z.object({ code: z.enum(domainErrorCodes) }) });

/** The first issue of a schema as a domain error: the issue's own code or `request/invalid`, and the field. */
export const domainErrorOf = ({ issues: [issue] }: z.ZodError): DomainError => {
  const parameter = issue?.path[0];
  const why = explained.safeParse(issue);
  return new DomainError(
    why.success ? why.data.params.code : 'request/invalid',
    parameter === undefined ? null : String(parameter),
  );
};
