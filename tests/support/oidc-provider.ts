import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderSettings } from '@rondelle/members/sign-in-methods/providers.ts';
import { Provider } from 'oidc-provider';

export type Somebody = { readonly email: string; readonly email_verified: boolean };

/**
 * A real OpenID Connect provider on this machine. `is(…)` chooses who is logged in there; null declines. `open` sets
 * the redirect URI once it is known.
 */
export const startProvider = async () => {
  const people = new Map<string, Somebody>();
  let current: string | null = null;
  let provider: Provider | null = null;
  const server = createServer((request, response) => {
    if (!provider) return void response.writeHead(503).end();
    if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response);
    const result = current === null ? { error: 'access_denied' } : { login: { accountId: current } };
    void provider.interactionFinished(request, response, result);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: ProviderSettings = {
    key: 'arena',
    name: 'Aréna',
    issuer,
    clientId: 'rondelle',
    clientSecret: 'un-secret-de-vestiaire',
  };
  const open = (siteUrl: string): void => {
    const made: Provider = new Provider(issuer, {
      clients: [
        {
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
          redirect_uris: [`${siteUrl}/callback/${settings.key}`],
        },
      ],
      cookies: { keys: ['clé'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, ...people.get(id) }),
      }),
      loadExistingGrant: async ({ oidc }) => {
        const accountId = oidc.session?.accountId;
        const clientId = oidc.client?.clientId;
        if (accountId === undefined || clientId === undefined) return undefined;
        const grant = new made.Grant({ accountId, clientId });
        grant.addOIDCScope('openid email');
        await grant.save();
        return grant;
      },
    });
    provider = made;
  };
  return {
    settings,
    open,
    is: (id: string | null, who?: Somebody) => {
      current = id;
      if (id !== null && who) people.set(id, who);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
export type RunningProvider = Awaited<ReturnType<typeof startProvider>>;
