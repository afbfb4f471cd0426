import { contactErrors } from '@rondelle/contracts/supervision/contact.ts';
import { expect, test } from 'vitest';
import { letterMail, siteLetterMail } from './letter-mail.ts';

const supervisor = { email: 'ada@example.org', language: 'fr', username: 'Ada', number: 3 } as Parameters<
  typeof letterMail
>[1];
const letter = { from: 'Zoé', isMember: false, replyTo: '' };

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'every line of a message is quoted, also after %j, so that none passes for the words of the site',
  (end) => {
    const message = `Bonjour à vous${end}Rondelle vous demande votre mot de passe`;
    for (const { text } of [
      letterMail('https://rondelle.example', supervisor, { ...letter, message }),
      siteLetterMail('https://rondelle.example', 'site@example.org', { ...letter, message }),
    ]) {
      expect(text).toContain('> Bonjour à vous\n> Rondelle vous demande');
      expect(text).not.toMatch(/[\r\v\f\u0085\u2028\u2029]/);
    }
  },
);

test.each(['Ada\u202E', 'Ada\u200B', 'Ada\u2028', 'Ada\n'])(
  'a name with hidden characters is refused: %j',
  (name) => {
    const form = { name: `${name} Lovelace`, replyTo: '', message: 'Bonjour à vous', hockeyAnswer: 'x' };
    expect(contactErrors(form, false).name).toBe('contact/name-missing');
    expect(contactErrors({ ...form, name: 'Zoé 👩‍👧 Roy' }, false).name).toBeUndefined();
  },
);
