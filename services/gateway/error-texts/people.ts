import type { TextsOf } from './texts-of.ts';

/** Of accounts, sessions, supervisors and what people write to each other. */
export const peopleTexts: TextsOf<'account' | 'session' | 'user' | 'supervisor' | 'following' | 'contact'> = {
  'account/username-malformed': {
    fr: 'de 3 à 30 lettres (accents permis), chiffres, points, espaces, traits d’union ou traits bas',
    en: '3 to 30 letters (with or without accents), digits, dots, spaces, hyphens or underscores',
  },
  'account/username-reserved': {
    fr: 'ce nom ressemble à un rôle ou au nom du site; choisissez-en un autre',
    en: 'this name looks like a role or like the name of the site; choose another',
  },
  'account/username-taken': {
    fr: 'ce nom d’utilisateur est déjà pris',
    en: 'this username is already taken',
  },
  'account/email-malformed': {
    fr: 'cette adresse de courriel n’est pas valide',
    en: 'this email address is not valid',
  },
  'account/emails-differ': {
    fr: 'les deux adresses de courriel diffèrent',
    en: 'the two email addresses differ',
  },
  'account/password-weak': {
    fr: 'au moins 10 caractères, ni mot courant ni votre nom',
    en: 'at least 10 characters, neither a common word nor your name',
  },
  'account/wrong-answer': { fr: 'mauvaise réponse', en: 'wrong answer' },
  'account/terms-not-accepted': {
    fr: 'il faut accepter les conditions d’utilisation',
    en: 'the terms of use must be accepted',
  },
  'account/age-missing': { fr: 'dites si vous avez 14 ans ou plus', en: 'say whether you are 14 or older' },
  'account/parent-email-missing': {
    fr: 'il faut l’adresse d’un parent, autre que la vôtre',
    en: 'a parent’s address is needed, other than yours',
  },
  'account/wrong-credentials': {
    fr: 'nom d’utilisateur ou mot de passe incorrect, ou adresse pas encore confirmée : suivez alors le lien reçu à l’inscription',
    en: 'wrong username or password, or an address not confirmed yet: then follow the link sent at registration',
  },
  'account/not-verified': {
    fr: 'ce compte attend le consentement d’un parent, demandé par courriel',
    en: 'this account awaits a parent’s consent, asked for by mail',
  },
  'account/banned': { fr: 'ce compte est suspendu', en: 'this account is suspended' },
  'account/link-expired': {
    fr: 'ce lien a déjà servi ou n’est plus valable',
    en: 'this link has been used or is no longer valid',
  },
  'session/required': {
    fr: 'vous devez être connecté pour effectuer cette action',
    en: 'you must be logged in to perform this action',
  },
  'session/unknown': { fr: 'session introuvable', en: 'session not found' },
  'session/refresh-disabled': {
    fr: 'le renouvellement du jeton est désactivé : connectez-vous de nouveau',
    en: 'token refresh is disabled: log in again',
  },
  'user/unknown': { fr: 'utilisateur introuvable', en: 'user not found' },
  'supervisor/unknown': { fr: 'superviseur introuvable', en: 'supervisor not found' },
  'following/too-many': {
    fr: 'vous suivez déjà 500 équipes, ligues et tournois : cessez d’en suivre pour en ajouter',
    en: 'you already follow 500 teams, leagues and tournaments: stop following some to add others',
  },
  'contact/name-missing': {
    fr: 'dites comment vous vous appelez, en 60 caractères au plus',
    en: 'say what your name is, in at most 60 characters',
  },
  'contact/message-length': {
    fr: 'écrivez un message de 10 à 4 000 caractères',
    en: 'write a message of 10 to 4,000 characters',
  },
  'contact/too-fast': {
    fr: 'attendez quelques secondes, puis envoyez encore : les programmes sont plus rapides que les gens',
    en: 'wait a few seconds, then send again: programs are faster than people',
  },
  'contact/form-expired': {
    fr: 'ce formulaire est ouvert depuis trop longtemps : copiez votre message, puis rechargez la page',
    en: 'this form has been open for too long: copy your message, then reload the page',
  },
};
