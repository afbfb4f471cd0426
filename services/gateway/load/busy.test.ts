import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addRetryAfter } from '../errors/unavailable.ts';
import { sendBusy } from './busy.ts';

const busyAt = async (url: string, method: 'GET' | 'POST' = 'GET') => {
  const app = fastify();
  addRetryAfter(app);
  app.all('/*', sendBusy);
  const { statusCode, headers, body } = await app.inject({ method, url });
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  return { body, type: String(headers['content-type']) };
};

test.each([
  ['/fr/equipes', 'fr-CA', 'Beaucoup de monde en ce moment'],
  ['/en/teams', 'en-CA', 'Many visitors right now'],
  ['/nowhere', 'fr-CA', 'Beaucoup de monde en ce moment'],
])('shows a reader of %s a page in both languages that reloads itself', async (url, lang, title) => {
  const { body, type } = await busyAt(url);
  expect(type).toContain('text/html');
  expect(body).toContain(`<html lang="${lang}">`);
  expect(body).toContain(`<title>${title} – Rondelle</title>`);
  expect(body).toContain('<meta http-equiv="refresh" content="5">');
});

test('does not reload after a form was posted, so that its fields are not lost', async () => {
  const { body } = await busyAt('/fr/confirmation', 'POST');
  expect(body).not.toContain('http-equiv');
  expect(body).toContain('envoyez le formulaire de nouveau');
});

test.each(['/trpc/site.nav', '/api/v1/nav'])('returns a problem to a program that calls %s', async (url) => {
  const { body, type } = await busyAt(`${url}?lang=en`);
  expect(type).toContain('application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status: 503, type: 'server/unavailable' });
});
