import { expect, test } from 'vitest';
import { isPushHost } from './push-hosts.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('accepts %s as a push service', (endpoint) => expect(isPushHost(endpoint)).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://example.org/?fcm.googleapis.com',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://notify.windows.com.example.org/abc',
  'nowhere',
])('refuses %s as a push service', (endpoint) => expect(isPushHost(endpoint)).toBe(false));
