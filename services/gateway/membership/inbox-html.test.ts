import { expect, test } from 'vitest';
import { inboxHtml } from './inbox-html.ts';

const mail = {
  to: 'ailier@example.org',
  subject: 'Bienvenue <ici>',
  text: 'Suivez https://example.org/fr/confirmation',
  sentAt: '2025-03-02T00:05:09.123Z',
};

const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s/g, ' ');

test('displays the time of a mail in Quebec’s time zone and language', () => {
  expect(text(inboxHtml('fr', [mail]))).toContain('1 mars 2025 à 19 h 05');
  expect(text(inboxHtml('en', [mail]))).toMatch(/March 1, 2025(,| at) 7:05 p\.m\./);
  for (const lang of ['fr', 'en'] as const) expect(text(inboxHtml(lang, [mail]))).not.toContain('T00:05');
});

test('escapes markup in a mail, and states when there are no mails', () => {
  expect(inboxHtml('fr', [mail])).toContain('Bienvenue &lt;ici&gt;');
  expect(inboxHtml('fr', [])).toContain('Aucun courriel pour l’instant.');
});
