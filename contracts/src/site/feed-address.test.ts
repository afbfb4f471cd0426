import { expect, test } from 'vitest';
import { feedAddress } from './feed-address.ts';

const codeOf = (address: string): unknown => {
  const [issue] = feedAddress.safeParse(address).error?.issues ?? [];
  return issue?.code === 'custom' ? issue.params?.['code'] : null;
};

test.each([
  'https://ligue.example/calendrier.ics',
  'http://stats.ligue.example:8080/feed?key=1&fmt=json',
  'https://équipes.example/a.ics',
  'folder:ligue-2025',
])('%s is accepted', (address) => {
  expect(codeOf(address)).toBeNull();
});

test.each([
  ['ligue.example/x.ics', 'feed/address-not-web'],
  ['webcal://ligue.example/x.ics', 'feed/address-not-web'],
  ['file:///etc/passwd', 'feed/address-not-web'],
  ['', 'feed/address-not-web'],
  ['https://', 'feed/address-without-host'],
  ['https://ligue/x.ics', 'feed/address-without-host'],
  ['http://localhost/x', 'feed/address-private'],
  ['http://127.0.0.1/x', 'feed/address-private'],
  ['http://0x7f000001/x', 'feed/address-private'],
  ['http://[::1]/x', 'feed/address-private'],
  ['https://nas.local/x', 'feed/address-private'],
  ['https://serveur.lan./x', 'feed/address-private'],
  ['https://moi:secret@ligue.example/x', 'feed/address-with-login'],
  [`https://ligue.example/${'x'.repeat(500)}`, 'feed/address-too-long'],
  ['folder:../etc', 'feed/folder-refused'],
])('%s is refused with the reason', (address, code) => {
  expect(codeOf(address)).toBe(code);
});
