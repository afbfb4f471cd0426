import { expect, test } from 'vitest';
import { channelDataOf, channelOf, isSignedBy, addressErrorOf, signature } from './protocol.ts';

test("computes the signature of the protocol's documentation, over the exact text", () => {
  const signed = { socketId: '1234.1234', channel: 'private-foobar' };
  const proof = signature('7ad3773142a6692b25b8', signed);
  expect(proof.replace(/^[^:]*:/, '')).toBe(
    '58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
  );
  expect(isSignedBy('7ad3773142a6692b25b8', proof, signed)).toBe(true);
  expect(isSignedBy('7ad3773142a6692b25b8', proof, { ...signed, channel: 'private-foobaz' })).toBe(false);
  const channelData = channelDataOf({ id: 5, username: 'Anne' });
  const presence = { ...signed, channelData };
  expect(isSignedBy('s', signature('s', presence), { ...presence, channelData: `${channelData} ` })).toBe(
    false,
  );
  expect(isSignedBy('s', '', signed)).toBe(false);
});

test('accepts only names of existing channels', () => {
  expect(channelOf('league.11')).toMatchObject({ kind: 'public', topic: 'league:11' });
  expect(channelOf('private-member.5')).toMatchObject({ kind: 'private', topic: 'member:5' });
  expect(channelOf('presence-room.7')).toMatchObject({ kind: 'presence', topic: 'room:7' });
  for (const none of [
    'room.7',
    'member.5',
    'private-league.11',
    'presence-member.5',
    'x',
    'league.0',
    'league.1\n',
  ])
    expect(channelOf(none)).toBe(null);
});

test.each([
  ['/app/rondelle?protocol=7', null],
  ['/app/other?protocol=7', 4001],
  ['/app/rondelle?protocol=6', 4007],
  ['/app/rondelle', 4008],
])('%s is refused with code %s', (path, code) => {
  expect(addressErrorOf(new URL(path, 'http://x'))?.code ?? null).toBe(code);
});
