import { DomainError, domainErrorCodes, type ExceededBound } from '@rondelle/contracts/errors.ts';
import { z } from 'zod';

const explained = z.object({ params: z.object({ code: z.enum(domainErrorCodes) }) });

const kinds = new Map<string, ExceededBound['of']>([
  ['number', 'number'],
  ['int', 'number'],
  ['bigint', 'number'],
  ['string', 'text'],
  ['array', 'list'],
]);

/** The bound that an issue is about; null for other issues. */
const exceededIn = (issue: z.core.$ZodIssue | undefined): ExceededBound | null => {
  if (issue?.code !== 'too_big' && issue?.code !== 'too_small') return null;
  const of = kinds.get(issue.origin);
  if (!of) return null;
  // The numbers of inputs are whole: above 0 is at least 1.
  const step = issue.inclusive === false ? 1 : 0;
  return issue.code === 'too_big'
    ? { of, side: 'most', bound: String(Number(issue.maximum) - step) }
    : { of, side: 'least', bound: String(Number(issue.minimum) + step) };
};

/** The first issue of a schema as a domain error: the issue's own code or `request/invalid`, and the field. */
export const domainErrorOf = ({ issues: [issue] }: z.ZodError): DomainError => {
  const parameter = issue?.path[0];
  const why = explained.safeParse(issue);
  return new DomainError(
    why.success ? why.data.params.code : 'request/invalid',
    parameter === undefined ? null : String(parameter),
    exceededIn(issue),
  );
};
