import { type Language, languages } from '@rondelle/contracts/competition/lists.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { ContactTopic } from '@rondelle/contracts/site/contact.ts';
import type { Mail } from '@rondelle/infra/mail/mailer.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import type { Member } from '@rondelle/members/accounts/members.ts';
import type { Letter } from '@rondelle/members/accounts/tables.ts';

/** Characters that a mail program may display as the end of a line. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Quotes the message, so that readers do not mistake a stranger's words for the site's. */
const quoted = (message: string): string =>
  message
    .trim()
    .split(lineEnd)
    .map((line) => `> ${line}`)
    .join('\n');

/** A message to a supervisor, in their language; replies go to the sender, if they gave an address. */
export const letterMail = (
  origin: string,
  { email, language: locale, username, number }: Member,
  { from, isMember, message, replyTo }: Letter,
): Mail => {
  const who = isMember ? m.mail_letter_member : m.mail_letter_visitor;
  const replyNote = replyTo === '' ? m.mail_letter_cannot_answer : m.mail_letter_can_answer;
  const parts = {
    to: username,
    who: who({ from }, { locale }),
    message: quoted(message),
    answer: replyNote({}, { locale }),
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

type Written = Pick<Letter, 'from' | 'isMember' | 'message' | 'replyTo' | 'topic'>;

const siteLetterIn = (
  locale: Language,
  origin: string,
  { from, isMember, message, replyTo, topic = 'other' }: Written,
): string => {
  const who = isMember ? m.mail_letter_member : m.mail_letter_visitor;
  const replyNote = replyTo === '' ? m.mail_letter_cannot_answer : m.mail_letter_can_answer;
  const parts = {
    who: who({ from }, { locale }),
    topic: topics[topic]({}, { locale }),
    message: quoted(message),
    answer: replyNote({}, { locale }),
    link: `${origin}${pathsIn(locale).contact()}`,
  };
  return m.mail_site_letter_text(parts, { locale });
};

/** A message to the site's operators in French and English, because their language is not known. */
export const siteLetterMail = (origin: string, to: string, letter: Letter): Mail => {
  const { from, replyTo, topic = 'other' } = letter;
  const subjects = languages.map((locale) =>
    m.mail_site_letter_subject({ topic: topics[topic]({}, { locale }), from }, { locale }),
  );
  return {
    to,
    subject: subjects.join(' / '),
    text: languages.map((locale) => siteLetterIn(locale, origin, letter)).join('\n\n— — —\n\n'),
    ...(replyTo !== '' && { replyTo }),
  };
};
