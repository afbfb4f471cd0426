import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Mail } from '@rondelle/infra/mail/mailer.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import type { Member } from '@rondelle/members/accounts/members.ts';
import type { Letter } from '@rondelle/members/accounts/tables.ts';

/** Quoted, so that nobody takes what a stranger has written for the words of the site. */
const quoted = (message: string): string =>
  message
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');

/** A message to a supervisor, in their language; an answer goes to whoever wrote it, if they gave an address. */
export const letterMail = (
  origin: string,
  { email, language: locale, username, number }: Member,
  { from, isMember, message, replyTo }: Letter,
): Mail => {
  const who = isMember ? m.mail_letter_member : m.mail_letter_visitor;
  const answer = replyTo === '' ? m.mail_letter_cannot_answer : m.mail_letter_can_answer;
  const parts = {
    to: username,
    who: who({ from }, { locale }),
    message: quoted(message),
    answer: answer({}, { locale }),
    link: `${origin}${pathsIn(locale).supervisor({ id: number, name: username })}`,
  };
  return {
    to: email,
    subject: m.mail_letter_subject({ from }, { locale }),
    text: m.mail_letter_text(parts, { locale }),
    ...(replyTo !== '' && { replyTo }),
  };
};
