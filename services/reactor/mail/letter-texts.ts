import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';

type Letter = {
  /** Of the supervisor. */
  readonly to: string;
  /** Of who writes; a member's user name, or what a visitor says. */
  readonly from: string;
  readonly isMember: boolean;
  readonly message: string;
  readonly canAnswer: boolean;
  /** The supervisor's own page. */
  readonly link: string;
};
type Text = { readonly subject: string; readonly text: string };

/** Quoted, so that nobody takes what a stranger has written for the words of the site. */
const quoted = (message: string): string =>
  message
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');

/** What the site writes around a message that it passes on, in the language of who gets it. */
export const letterTexts: Readonly<Record<Language, (letter: Letter) => Text>> = {
  fr: ({ to, from, isMember, message, canAnswer, link }) => ({
    subject: `Rondelle : un message de ${from}`,
    text: `Bonjour ${to},\n\n${isMember ? `Le membre « ${from} »` : `Une personne qui dit s’appeler « ${from} »`} vous écrit comme superviseur :\n\n${quoted(message)}\n\n${
      canAnswer
        ? 'Pour répondre, répondez simplement à ce courriel : votre réponse, avec votre adresse, ira à la personne qui vous écrit.'
        : 'Cette personne n’a pas laissé d’adresse : vous ne pouvez pas lui répondre.'
    }\n\nElle n’a pas reçu votre adresse. Rondelle n’a pas gardé ce message.\n\nVotre page de superviseur :\n${link}\n\nRondelle`,
  }),
  en: ({ to, from, isMember, message, canAnswer, link }) => ({
    subject: `Rondelle: a message from ${from}`,
    text: `Hello ${to},\n\n${isMember ? `The member “${from}”` : `Someone who goes by “${from}”`} writes to you as a supervisor:\n\n${quoted(message)}\n\n${
      canAnswer
        ? 'To answer, just reply to this mail: your reply, with your address, will go to whoever is writing to you.'
        : 'They have left no address: you cannot answer them.'
    }\n\nThey have not been given your address. Rondelle has not kept this message.\n\nYour page as a supervisor:\n${link}\n\nRondelle`,
  }),
};
