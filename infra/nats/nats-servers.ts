import type { NodeConnectionOptions } from '@nats-io/transport-node';

const address = /^(nats|tls):\/\/(?:([^:/@]*)(?::([^/@]*))?@)?([^/@\s,]+)\/?$/;

type Credentials = Pick<NodeConnectionOptions, 'user' | 'pass' | 'token'>;

/** Parses a user name with password; a name alone is a token. */
const credentialsOf = (user: string | undefined, pass: string | undefined): Credentials => {
  if (!user) return {};
  const name = decodeURIComponent(user);
  return pass === undefined ? { token: name } : { user: name, pass: decodeURIComponent(pass) };
};

/**
 * Parses `nats://[user:password@|token@]host:port[,…]` to client options; `tls://` requires encryption. The first URL's
 * credentials apply to all. Returns null for an invalid list.
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
