import { bareEnv, type Launched, launchScript } from '../support/launch.ts';

export type OwnProcess = Launched & {
  /** Without a trailing slash. */
  readonly url: string;
};

/** Starts a gateway, a projector or a reactor as a separate process, as in production. */
export const startOwnProcess = async (
  service: 'gateway' | 'projector' | 'reactor',
  env: Readonly<Record<string, string>>,
): Promise<OwnProcess> => {
  const launched = launchScript(`services/site/processes/${service}.ts`, [], {
    env: { ...bareEnv, PORT: '0', ...env },
  });
  const [, url = ''] = await launched.printed(/ready: (http:\S+?)\/?\s/);
  return { ...launched, url };
};
