import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { ContactTopic } from '@rondelle/contracts/site/contact.ts';
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

const topics: Readonly<Record<ContactTopic, typeof m.mail_site_letter_question>> = {
  question: m.mail_site_letter_question,
  error: m.mail_site_letter_error,
  account: m.mail_site_letter_account,
  children: m.mail_site_letter_children,
  problem: m.mail_site_letter_problem,
  other: m.mail_site_letter_other,
};

/** A message to those who run the site, in French, which comes first here. */
export const siteLetterMail = (
  origin: string,
  to: string,
  { from, isMember, message, replyTo, topic = 'other' }: Letter,
): Mail => {
  const inFrench = { locale: 'fr' } as const;
  const who = isMember ? m.mail_letter_member : m.mail_letter_visitor;
  const answer = replyTo === '' ? m.mail_letter_cannot_answer : m.mail_letter_can_answer;
  const about = topics[topic]({}, inFrench);
  const parts = {
    who: who({ from }, inFrench),
    topic: about,
    message: quoted(message),
    answer: answer({}, inFrench),
    link: `${origin}${pathsIn('fr').contact()}`,
  };
  return {
    to,
    subject: m.mail_site_letter_subject({ topic: about, from }, inFrench),
    text: m.mail_site_letter_text(parts, inFrench),
    ...(replyTo !== '' && { replyTo }),
  };
};
