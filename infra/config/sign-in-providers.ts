import { z } from 'zod';

/** Requires https, except for a provider on the local machine, for testing. */
const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
};

const provider = z.strictObject({
  /** Part of URLs such as the redirect URI: `/callback/example`. */
  key: z.string().regex(/^[a-z0-9-]{1,30}$/),
  name: z.string().trim().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }).refine(isSafe),
  clientId: z.string().min(1).max(500),
  clientSecret: z.string().min(1).max(2_000),
});
export type SignInProvider = z.infer<typeof provider>;

const isDistinct = (list: readonly SignInProvider[], name: 'key' | 'issuer'): boolean =>
  new Set(list.map((one) => one[name])).size === list.length;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** OpenID Connect providers as JSON; keys and issuers must be unique. */
export const signInProviders = z
  .string()
  .max(50_000)
  .transform(parsed)
  .pipe(
    z
      .array(provider)
      .max(20)
      .refine((list) => isDistinct(list, 'key') && isDistinct(list, 'issuer')),
  );
