import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Member } from '@rondelle/members/accounts/members.ts';
import type { Letter } from '@rondelle/members/accounts/tables.ts';
import type { Mail } from '@rondelle/infra/mail/mailer.ts';
import { letterTexts } from './letter-texts.ts';

/** A message to a supervisor, in their language; an answer goes to whoever wrote it, if they gave an address. */
export const letterMail = (
  origin: string,
  { email, language, username, number }: Member,
  { from, isMember, message, replyTo }: Letter,
): Mail => ({
  to: email,
  ...letterTexts[language]({
    to: username,
    from,
    isMember,
    message,
    canAnswer: replyTo !== '',
    link: `${origin}${pathsIn(language).supervisor({ id: number, name: username })}`,
  }),
  ...(replyTo !== '' && { replyTo }),
});
