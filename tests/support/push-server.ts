import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const expand = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser with a push subscription: its public data and its private keys. */
export const createDevice = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const own = { public: pair.getPublicKey(), auth: randomBytes(16) };
  return {
    keys: { p256dh: own.public.toString('base64url'), auth: own.auth.toString('base64url') },
    /** Decrypts a body (RFC 8291, one record of aes128gcm); throws for a body that a browser would drop. */
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length);
      if (sealed.length > body.readUInt32BE(16)) throw new Error('more than one record');
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.public, sender]);
      const secret = expand(pair.computeSecret(sender), own.auth, info, 32);
      const key = expand(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = expand(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const end = plain.findLastIndex((byte) => byte !== 0);
      if (plain[end] !== 2) throw new Error('not the last record');
      return plain.subarray(0, end).toString();
    },
  };
};
export type Device = ReturnType<typeof createDevice>;

type Claims = { readonly aud: string; readonly exp: number; readonly sub: string };
const decoded = (part: string | undefined): unknown =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

/** The sender of a push from its signed token (RFC 8292); throws when the signature is invalid. */
export const senderOf = ({ authorization = '' }: IncomingHttpHeaders): Claims & { readonly key: string } => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, body, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight || (decoded(head) as { alg?: string }).alg !== 'ES256') throw new Error('not signed');
  return { ...(decoded(body) as Claims), key };
};

export type Pushed = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
const bodyOf = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());

/** A push service on this machine. `statusOf` returns the status of the response to a push. */
export const startPushServer = async (statusOf: (pushed: Pushed) => number | Promise<number> = () => 201) => {
  const received: Pushed[] = [];
  let currentStatus = statusOf;
  const server = createServer(async (request, response) => {
    const pushed = { path: request.url ?? '', headers: request.headers, body: await bodyOf(request) };
    received.push(pushed);
    const status = await currentStatus(pushed);
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (next: typeof statusOf) => void (currentStatus = next),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
