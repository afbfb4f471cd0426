import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { isEmail } from '@rondelle/contracts/membership/registration.ts';
import { z } from 'zod';
import { beginCeremony, takeCeremony } from '../accounts/ceremonies.ts';
import type { MemberServices } from '../member-services.ts';
import type { Provider } from './providers.ts';

const pendingSignInSchema = z.object({
  provider: z.string(),
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  next: z.string().nullable(),
  lang: z.enum(['fr', 'en']),
});
type PendingSignIn = z.infer<typeof pendingSignInSchema>;

export type RedirectRequest = {
  readonly provider: Provider;
  readonly lang: Language;
  /** The path to go to after the sign-in. */
  readonly next: string | null;
  /** The member to link the identity to; null for a login. */
  readonly memberId: string | null;
};

/** The data of a provider about a person. */
export type ProviderIdentity = {
  readonly provider: Provider;
  readonly subject: string;
  /** Null unless the provider has verified it. */
  readonly email: string | null;
  readonly next: string | null;
  readonly memberId: string | null;
};

export const providerOf = ({ providers }: MemberServices, key: string): Provider => {
  const provider = providers.find((one) => one.key === key);
  if (!provider) throw new DomainError('account/provider-unknown');
  return provider;
};

const unavailable = (): never => {
  throw new DomainError('account/provider-unavailable');
};

const returnTo = ({ origin }: MemberServices, { key }: Provider): string => `${origin()}/callback/${key}`;

/** The URL to redirect the browser to, and the token that it must bring back: code flow with PKCE, state and nonce. */
export const beginRedirect = async (
  services: MemberServices,
  address: string,
  { provider, lang, next, memberId }: RedirectRequest,
): Promise<{ readonly address: string; readonly token: string }> => {
  await services.limits.take('signInByAddress', address);
  const configuration = await provider.configuration().catch(unavailable);
  const client = await import('openid-client');
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const data: PendingSignIn = { provider: provider.key, verifier, state, nonce, next, lang };
  const token = await beginCeremony(services.accounts, 'provider', data, memberId);
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnTo(services, provider),
    scope: 'openid email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return { address: url.href, token };
};

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.union([z.boolean(), z.literal('true')]).optional(),
});
type Claims = z.infer<typeof claimsSchema>;

/** Ignores an address that the provider has not verified. */
const verifiedEmail = ({ email, email_verified: is }: Claims): string | null =>
  email !== undefined && (is === true || is === 'true') && isEmail(email) ? email.trim() : null;

const claimsAt = async (
  provider: Provider,
  url: URL,
  { verifier, state, nonce }: PendingSignIn,
): Promise<Claims> => {
  const client = await import('openid-client');
  const configuration = await provider.configuration();
  const tokens = await client.authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = claimsSchema.parse(tokens.claims());
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
  return claimsSchema.parse(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub));
};

/** Completes a provider's redirect with its query; throws unless the sign-in began in this browser. */
export const completeRedirect = async (
  services: MemberServices,
  key: string,
  token: string | null,
  query: string,
): Promise<ProviderIdentity & { readonly lang: Language }> => {
  const provider = providerOf(services, key);
  const ceremony = token === null ? null : await takeCeremony(services.accounts, token, 'provider');
  const data = pendingSignInSchema.safeParse(ceremony?.data).data;
  if (!ceremony || data?.provider !== key) throw new DomainError('account/sign-in-expired');
  const url = new URL(`${returnTo(services, provider)}?${query}`);
  if (url.searchParams.get('error') === 'access_denied' && url.searchParams.get('state') === data.state)
    throw new DomainError('account/sign-in-declined');
  const claims = await claimsAt(provider, url, data).catch(unavailable);
  const { next, lang } = data;
  const { memberId } = ceremony;
  return { provider, subject: claims.sub, email: verifiedEmail(claims), next, lang, memberId };
};
