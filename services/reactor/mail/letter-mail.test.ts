import { cleanLetter, contactErrors } from '@rondelle/contracts/supervision/contact.ts';
import { hasHiddenCharacters } from '@rondelle/contracts/text.ts';
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

test.each(['Ada\u202E', 'Ada\u200B', 'A\u00ADda', 'Ada\u{E0041}'])(
  'a name and a message with hidden characters are mailed without them: %j',
  (name) => {
    const form = {
      name: `${name} Lovelace`,
      replyTo: '',
      message: `Bonjour à vous\u202E${name.trim()}`,
      hockeyAnswer: 'Washington',
    };
    expect(contactErrors(form, false)).toEqual({});
    const { name: from, message } = cleanLetter(form);
    const letterOf = { from, isMember: false, replyTo: '', message };
    expect(from).toBe('Ada Lovelace');
    for (const { subject, text } of [
      letterMail('https://rondelle.example', supervisor, letterOf),
      siteLetterMail('https://rondelle.example', 'site@example.org', letterOf),
    ]) {
      expect(subject).toContain('Ada Lovelace');
      expect(hasHiddenCharacters(`${subject}${text.replaceAll('\n', ' ')}`)).toBe(false);
    }
  },
);

test.each(['Ada\u2028', 'Ada\n', 'Ada\u0007'])('a name of several lines is refused: %j', (name) => {
  const form = { name: `${name} Lovelace`, replyTo: '', message: 'Bonjour à vous', hockeyAnswer: 'puck' };
  expect(contactErrors(form, false).name).toBe('contact/name-missing');
});

test('a letter preserves emojis, and a name or message of only hidden characters is refused', () => {
  const form = { name: 'Zoé 👩‍👧 Roy', replyTo: '', message: 'Bravo les filles 👩‍👧', hockeyAnswer: 'puck' };
  expect(cleanLetter(form)).toEqual(form);
  const empty = {
    ...form,
    name: '\u200B\u3164',
    message: '\u200B'.repeat(40),
    replyTo: 'a\u200Bb@example.org',
  };
  expect(contactErrors(empty, false)).toEqual({
    name: 'contact/name-missing',
    message: 'contact/message-length',
    replyTo: 'account/email-malformed',
  });
});
