import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';

type Texts = Record<'title' | 'text' | 'home', string>;

/** The page that stands in where no page could be made: it needs nothing that could fail as well. */
export const failureMessages = {
  fr: {
    title: 'Un problème est survenu',
    text: 'Cette page n’a pas pu être préparée. L’erreur a été notée; réessayez dans un instant.',
    home: 'Retour à l’accueil',
  },
  en: {
    title: 'Something went wrong',
    text: 'This page could not be prepared. The error has been noted; try again in a moment.',
    home: 'Back to the home page',
  },
} as const satisfies Record<Language, Texts>;

const many = { fr: 'Beaucoup de monde en ce moment', en: 'Many visitors right now' } as const;

/** The same where the site has more to do than it can do in time. */
export const busyMessages = {
  fr: {
    title: many.fr,
    text: 'Le site reçoit plus de demandes qu’il ne peut en traiter. Cette page se rechargera d’elle-même dans quelques secondes.',
    home: failureMessages.fr.home,
  },
  en: {
    title: many.en,
    text: 'The site is receiving more requests than it can handle. This page will reload by itself in a few seconds.',
    home: failureMessages.en.home,
  },
} as const satisfies Record<Language, Texts>;

/** And where a form was posted, which reloading would lose. */
export const busyFormMessages = {
  fr: {
    title: many.fr,
    text: 'Le site reçoit plus de demandes qu’il ne peut en traiter. Rien n’a été envoyé : revenez en arrière et envoyez le formulaire de nouveau dans quelques secondes.',
    home: failureMessages.fr.home,
  },
  en: {
    title: many.en,
    text: 'The site is receiving more requests than it can handle. Nothing was sent: go back and send the form again in a few seconds.',
    home: failureMessages.en.home,
  },
} as const satisfies Record<Language, Texts>;
