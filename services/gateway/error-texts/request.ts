import type { TextsOf } from './texts-of.ts';

/** Of requests themselves: who sends them, in what order, and whether they can be answered. */
export const requestTexts: TextsOf<'stream' | 'event' | 'views' | 'request' | 'permission' | 'server'> = {
  'stream/conflict': {
    fr: 'quelqu’un d’autre a modifié ces données entre-temps',
    en: 'someone else has changed this in the meantime',
  },
  'event/unknown': { fr: 'événement introuvable', en: 'event not found' },
  'event/built-upon': {
    fr: 'des changements plus récents reposent sur celui-ci : annulez-les d’abord',
    en: 'later changes build on this one: undo them first',
  },
  'event/cannot-be-undone': {
    fr: 'ce changement ne peut pas être annulé',
    en: 'this change can’t be undone',
  },
  'views/behind': {
    fr: 'le site rattrape les derniers changements : réessayez dans quelques secondes',
    en: 'the site is catching up with the latest changes: try again in a few seconds',
  },
  'request/too-many': {
    fr: 'trop d’essais : réessayez un peu plus tard',
    en: 'too many attempts: try again a little later',
  },
  'request/foreign-origin': {
    fr: 'cette demande vient d’un autre site',
    en: 'this request comes from another site',
  },
  'request/invalid': {
    fr: 'il y a eu des problèmes avec vos données',
    en: 'there were some problems with your input',
  },
  'request/hidden-characters': {
    fr: 'ce texte contient des caractères invisibles ou qui changent le sens de la lecture : retapez-le',
    en: 'this text has characters that cannot be seen or that turn the direction of reading: type it again',
  },
  'request/date-out-of-range': {
    fr: 'cette date doit être entre 1900 et 2100',
    en: 'this date must be between 1900 and 2100',
  },
  'request/too-long': {
    fr: 'cette demande est trop longue',
    en: 'this request is too long',
  },
  'request/list-full': {
    fr: 'il y en a déjà autant qu’il peut y en avoir',
    en: 'there are as many of these already as there can be',
  },
  'permission/denied': { fr: 'vous n’avez pas cette permission', en: 'you do not have this permission' },
  'server/error': { fr: 'une erreur est survenue de notre côté', en: 'something went wrong on our side' },
  'server/unavailable': {
    fr: 'le site ne peut pas répondre pour l’instant : réessayez dans quelques secondes',
    en: 'the site cannot answer right now: try again in a few seconds',
  },
  'request/unknown-path': { fr: 'page introuvable', en: 'page not found' },
};
