import type { NodeConnectionOptions } from '@nats-io/transport-node';

const address = /^(nats|tls):\/\/(?:([^:/@]*)(?::([^/@]*))?@)?([^/@\s,]+)\/?$/;

type Credentials = Pick<NodeConnectionOptions, 'user' | 'pass' | 'token'>;

/** A user's name and password, or, standing alone, a token. */
const credentialsOf = (user: string | undefined, pass: string | undefined): Credentials => {
  if (!user) return {};
  const name = decodeURIComponent(user);
  return pass === undefined ? { token: name } : { user: name, pass: decodeURIComponent(pass) };
};

/**
 * What the client needs of `nats://[user:password@|token@]host:port[,…]`; `tls://` demands encryption. The credentials
 * of the first address hold for all. Null for what is no such list.
 */
export const natsServersOf = (urls: string): NodeConnectionOptions | null => {
  const found = urls.split(',').map((url) => address.exec(url.trim()));
  const matches = found.filter((match) => match !== null);
  const [first] = matches;
  if (!first || matches.length < found.length) return null;
  return {
    servers: matches.map(([, , , , host = '']) => host),
    ...credentialsOf(first[2], first[3]),
    ...(matches.some(([, scheme]) => scheme === 'tls') && { tls: {} }),
  };
};
