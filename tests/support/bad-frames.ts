import fc from 'fast-check';
import { frameOf } from './raw-connection.ts';

const [text, continuation, close, ping] = [1, 0, 8, 9];
const noMask = Buffer.alloc(4);
const nothing = Buffer.alloc(0);
const codeOf = (code: number, reason: Buffer = nothing): Buffer => {
  const payload = Buffer.alloc(2);
  payload.writeUInt16BE(code);
  return Buffer.concat([payload, reason]);
};
/** A frame whose first byte is set freely, so that it can lack FIN or have reserved bits. */
const startingWith = (first: number, payload = nothing): Buffer => {
  const frame = frameOf(0, payload);
  frame[0] = first;
  return frame;
};
/** A frame that announces eight bytes of length; no payload follows. */
const announcing = (length: bigint): Buffer => {
  const head = Buffer.from([0x80 | text, 0xff, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeBigUInt64BE(length, 2);
  return Buffer.concat([head, noMask]);
};
const brokenUtf8 = Buffer.from([0xc3, 0x28]);

/** Every kind of frame that RFC 6455 forbids a client, and the code that the server closes the connection with. */
export const badFrames: readonly (readonly [what: string, bytes: Buffer, code: number])[] = [
  ['larger than sixteen kilobytes', frameOf(text, Buffer.alloc(16 * 1024 + 1, 'x')), 1009],
  ['that announces a gigabyte', announcing(2n ** 30n), 1009],
  ['that announces more than a number can hold', announcing(2n ** 64n - 1n), 1009],
  ['without a mask', Buffer.from([0x81, 0x01, 0x78]), 1002],
  ['with a first reserved bit', startingWith(0xc0 | text), 1002],
  ['with a second reserved bit', startingWith(0xa0 | text), 1002],
  ['with a third reserved bit', startingWith(0x90 | text), 1002],
  ['of an unknown kind', frameOf(3, nothing), 1002],
  ['of an unknown kind of control', frameOf(15, nothing), 1002],
  ['that continues nothing', frameOf(continuation, nothing), 1002],
  ['in pieces that never end', Buffer.concat([startingWith(text), frameOf(text, Buffer.from('x'))]), 1002],
  ['of control in pieces', startingWith(ping), 1002],
  ['of control that is too long', frameOf(ping, Buffer.alloc(126)), 1002],
  ['that closes with half a code', frameOf(close, Buffer.alloc(1)), 1002],
  ['that closes with a code of none', frameOf(close, codeOf(999)), 1002],
  ['that closes with a code that is never sent', frameOf(close, codeOf(1005)), 1002],
  ['that closes with broken UTF-8', frameOf(close, codeOf(1000, brokenUtf8)), 1007],
  ['that is no UTF-8', frameOf(text, brokenUtf8), 1007],
];

/** A frame with arbitrary bits, whose length may be another than that of its payload. */
const arbitraryFrame = fc
  .record({
    first: fc.nat({ max: 255 }),
    isMasked: fc.boolean(),
    announced: fc.oneof(fc.nat({ max: 125 }), fc.constantFrom(126, 127)),
    payload: fc.uint8Array({ maxLength: 200 }),
  })
  .map(({ first, isMasked, announced, payload }) =>
    Buffer.concat([Buffer.from([first, (isMasked ? 0x80 : 0) | announced]), payload]),
  );
const goodFrame = fc
  .oneof(fc.string(), fc.constantFrom('{"event":"pusher:ping"}', '{"id":1,"method":"query"}', '__proto__'))
  .map((message) => frameOf(text, Buffer.from(message)));

/** Data that may arrive on one connection: frames of all kinds, and the end of the last one may be missing. */
export const frameBytes: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: arbitraryFrame },
        { weight: 2, arbitrary: fc.constantFrom(...badFrames.map(([, bytes]) => bytes)) },
        { weight: 1, arbitrary: goodFrame },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
      ),
      { minLength: 1, maxLength: 5 },
    ),
    fc.nat({ max: 12 }),
  )
  .map(([frames, missing]) => {
    const bytes = Buffer.concat(frames);
    return bytes.subarray(0, Math.max(1, bytes.length - (missing > 6 ? missing - 6 : 0)));
  });
