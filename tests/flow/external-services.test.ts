import { createSmtpMailer } from '@rondelle/infra/mail/open-mailer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf } from './client.ts';
import { type GatewaySite, startGatewaySite } from './gateway-site.ts';

const mapboxToken = 'pk.of-nobody';
const recaptchaKeys = { siteKey: 'key-of-the-site', secret: 'secret-of-the-site' };
let plain: GatewaySite;
let chosen: GatewaySite;
beforeAll(async () => {
  plain = await startGatewaySite();
  chosen = await startGatewaySite({
    // This test sends no mail.
    mailer: createSmtpMailer('smtp://127.0.0.1:9', 'rondelle@example.org'),
    captcha: 'proof-of-work',
    mapboxToken,
    recaptchaKeys,
  });
});
afterAll(async () => {
  await plain?.stop();
  await chosen?.stop();
});

const policyOf = async ({ url }: GatewaySite): Promise<string> =>
  (await fetch(`${url}/fr/accueil`)).headers.get('content-security-policy') ?? '';

test('pages load only from this site, unless the settings name other services', async () => {
  expect(await policyOf(plain)).not.toMatch(/https:|blob:/);
  const policy = await policyOf(chosen);
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.google\.com\/recaptcha\/ /);
  expect(policy).toContain("frame-src 'self' https://www.google.com/recaptcha/;");
  expect(policy).toContain(
    "connect-src 'self' https://www.google.com/recaptcha/ https://api.mapbox.com https://events.mapbox.com;",
  );
  expect(policy).toContain("worker-src 'self' blob:;");
});

const outputsOf = async ({ url }: GatewaySite) => {
  const visitor = clientOf(url, null);
  const privacy = await visitor.query<{ elsewhere: string[] }>('site.privacy', {});
  const map = await visitor.query<{ mapboxToken: string | null }>('places.map', { sid: '2021-2022' });
  return { elsewhere: privacy.data.elsewhere, token: map.data.mapboxToken };
};

test('the privacy page names the services that browsers contact, and the map gets its token', async () => {
  expect(await outputsOf(plain)).toEqual({ elsewhere: [], token: null });
  expect(await outputsOf(chosen)).toEqual({ elsewhere: ['google', 'mapbox'], token: mapboxToken });
});

test('a newcomer gets the site key of the captcha, and no response contains its secret', async () => {
  const visitor = clientOf(chosen.url, null);
  const issued = await visitor.mutate<{ challenge: string }>('account.captcha', { action: 'register' });
  expect(JSON.parse(issued.data.challenge)).toEqual({ recaptcha: recaptchaKeys.siteKey });
  expect(await (await fetch(`${chosen.url}/fr/inscription`)).text()).not.toContain(recaptchaKeys.secret);
});
