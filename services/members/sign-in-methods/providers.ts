import type { Configuration } from 'openid-client';

/** A sign-in provider, from the settings. */
export type ProviderSettings = {
  /** The provider's name in URLs: `google`. */
  readonly key: string;
  /** The provider's displayed name. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};
export type Provider = Pick<ProviderSettings, 'key' | 'name' | 'issuer'> & {
  /** The provider's metadata; fetched on first use, and again after a failure. */
  readonly configuration: () => Promise<Configuration>;
};
export type Providers = readonly Provider[];
export const noProviders: Providers = [];

const timeoutSeconds = 10;

const discover = async ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> => {
  const client = await import('openid-client');
  const url = new URL(issuer);
  // The settings allow http only on the local machine.
  const execute = url.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return client.discovery(url, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds });
};

const cacheConfiguration = (settings: ProviderSettings): (() => Promise<Configuration>) => {
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
    configuration: cacheConfiguration(one),
  }));
