import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';

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
} as const satisfies Record<Language, Record<'title' | 'text' | 'home', string>>;
