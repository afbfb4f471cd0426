import { isEnvelope } from '@rondelle/contracts/output-envelope.ts';

/** Returns an output without its envelope. superjson loads with the first envelope, and most readers never get one. */
export const openEnvelope = async (output: unknown): Promise<unknown> => {
  if (!isEnvelope(output)) return output;
  const { deserialize } = await import('superjson');
  return deserialize(output.superjson as Parameters<typeof deserialize>[0]);
};

type Body = { readonly result?: { readonly data?: unknown }; readonly error?: unknown } | null;

/** Returns the body of a procedure's response with its output as the procedure returned it. */
export const openBody = async (body: Body): Promise<unknown> =>
  isEnvelope(body?.result?.data)
    ? { ...body, result: { ...body.result, data: await openEnvelope(body.result.data) } }
    : body;
