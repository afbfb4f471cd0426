import type { Configuration } from 'openid-client';

/** Who else lets members in, as the settings name them. */
export type ProviderSettings = {
  /** In addresses: `google`. */
  readonly key: string;
  /** As people know it. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};
export type Provider = Pick<ProviderSettings, 'key' | 'name' | 'issuer'> & {
  /** What the provider says of itself; asked for when first needed, and again where that failed. */
  readonly configuration: () => Promise<Configuration>;
};
export type Providers = readonly Provider[];
export const noProviders: Providers = [];

const timeoutSeconds = 10;

const discover = async ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> => {
  const client = await import('openid-client');
  const url = new URL(issuer);
  // Settings let http in on the machine itself alone.
  const execute = url.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return client.discovery(url, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds });
};

const keepFound = (settings: ProviderSettings): (() => Promise<Configuration>) => {
  let found: Promise<Configuration> | null = null;
  return () => {
    found ??= discover(settings).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
};

export const createProviders = (settings: readonly ProviderSettings[]): Providers =>
  settings.map((one) => ({
    key: one.key,
    name: one.name,
    issuer: one.issuer,
    configuration: keepFound(one),
  }));
