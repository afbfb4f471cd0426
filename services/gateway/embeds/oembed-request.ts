import { parse } from 'node:querystring';
import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import { z } from 'zod';

export const oembedPath = '/oembed';

const pixels = z.coerce.number().int().min(1).max(10_000).optional();
/** The parameters of an oEmbed 1.0 request (section 2.2). */
const request = z.object({
  url: z.string().min(1).max(1_000),
  format: z.string().max(20).default('json'),
  maxwidth: pixels,
  maxheight: pixels,
});
export type OembedRequest = z.output<typeof request>;

/** Parses the request in an address; null when it is invalid. */
export const readOembed = (address: string): OembedRequest | null =>
  request.safeParse(parse(splitAddress(address).search)).data ?? null;

/** The canonical address of a request, without unknown parameters. */
export const canonicalOembed = (address: string): string => {
  const parsed = readOembed(address);
  if (!parsed) return address;
  const parameters = Object.entries(parsed).filter(([, value]) => value !== undefined);
  const values = parameters.map(([name, value]) => [name, String(value)]);
  return joinAddress(oembedPath, new URLSearchParams(Object.fromEntries(values)).toString());
};
