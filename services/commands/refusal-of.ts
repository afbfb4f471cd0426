import { DomainError, domainErrorCodes } from '@rondelle/contracts/errors.ts';
import { z } from 'zod';

const explained = z.object({ params: z.object({ code: z.enum(domainErrorCodes) }) });

/** What a schema refuses: its first field at fault, and why where the schema says so. */
export const refusalOf = ({ issues: [issue] }: z.ZodError): DomainError => {
  const parameter = issue?.path[0];
  const why = explained.safeParse(issue);
  return new DomainError(
    why.success ? why.data.params.code : 'request/invalid',
    parameter === undefined ? null : String(parameter),
  );
};
