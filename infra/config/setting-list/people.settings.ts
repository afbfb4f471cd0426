import { defaultFirstSeason } from '@rondelle/contracts/competition/lists.ts';
import type { SettingDescription } from './description.ts';

/** Settings that readers and members notice: access, mail, sign-in, contacts. */
export const peopleSettings = [
  {
    name: 'SITE',
    fallback: 'open',
    purpose: {
      fr: 'ce que les visiteurs trouvent : le site, un site en construction, ou une mise à jour en cours',
      en: 'what visitors find: the site, a site under construction, or an update under way',
    },
    expected: { fr: 'open, locked ou maintenance', en: 'open, locked or maintenance' },
  },
  {
    name: 'FIRST_SEASON',
    fallback: defaultFirstSeason,
    purpose: {
      fr: 'première saison qui peut être ouverte ou importée',
      en: 'first season that can be opened or imported',
    },
    expected: { fr: 'une saison telle que 2005-2006', en: 'a season such as 2005-2006' },
  },
  {
    name: 'CAPTCHA',
    fallback: 'proof-of-work',
    purpose: {
      fr: 'ce que montrent les nouveaux venus pour prouver qu’ils ne sont pas des programmes',
      en: 'what newcomers show for that they are no programs',
    },
    expected: { fr: 'proof-of-work ou none', en: 'proof-of-work or none' },
  },
  {
    name: 'RECAPTCHA_KEYS',
    fallback: '',
    secret: true,
    purpose: {
      fr: 'clés de reCAPTCHA v3 (du site:secrète), qui remplace alors la preuve de travail; la page de confidentialité le dit',
      en: 'keys of reCAPTCHA v3 (of the site:secret), which then takes the place of proof of work; the privacy page says so',
    },
    expected: { fr: 'deux clés séparées par « : »', en: 'two keys with a colon between them' },
  },
  {
    name: 'CHAT_DAYS',
    fallback: '730',
    purpose: {
      fr: 'jours pendant lesquels les messages du clavardage sont gardés',
      en: 'days for which messages of the chat are kept',
    },
    expected: { fr: 'un nombre entier de 1 à 3650', en: 'a whole number from 1 to 3650' },
  },
  {
    name: 'SMTP_URL',
    fallback: '',
    secret: true,
    purpose: {
      fr: 'serveur de courriel; sans lui, les courriels vont dans DATA_DIR/mail',
      en: 'mail server; without it, mails go to DATA_DIR/mail',
    },
    expected: { fr: 'une adresse smtp://… ou smtps://…', en: 'an address smtp://… or smtps://…' },
  },
  {
    name: 'MAIL_FROM',
    fallback: 'rondelle@localhost',
    purpose: { fr: 'expéditeur des courriels', en: 'sender of the mails' },
    expected: { fr: 'une adresse de courriel', en: 'an email address' },
  },
  {
    name: 'VAPID_KEYS',
    fallback: '',
    secret: true,
    purpose: {
      fr: 'clés (publique:privée) par lesquelles les services de notification des navigateurs connaissent le site; sans elles, le site fait les siennes au premier démarrage',
      en: 'keys (public:private) by which the push services of browsers know the site; without them, the site makes its own on the first start',
    },
    expected: {
      fr: 'deux clés VAPID en base64url, séparées par un deux-points',
      en: 'two VAPID keys in base64url, separated by a colon',
    },
  },
  {
    name: 'SIGN_IN',
    fallback: '',
    secret: true,
    purpose: {
      fr: 'services (OpenID Connect) par lesquels les membres peuvent aussi se connecter',
      en: 'services (OpenID Connect) by which members can log in too',
    },
    expected: {
      fr: 'une liste JSON : [{"key":"exemple","name":"Exemple","issuer":"https://…","clientId":"…","clientSecret":"…"}]',
      en: 'a JSON list: [{"key":"example","name":"Example","issuer":"https://…","clientId":"…","clientSecret":"…"}]',
    },
  },
  {
    name: 'PRIVACY_CONTACT',
    fallback: '',
    purpose: {
      fr: 'courriel de la personne responsable des renseignements personnels, que la page de confidentialité nomme; sans lui, MAIL_FROM',
      en: 'email of the person in charge of personal information, as the privacy page says; without it, MAIL_FROM',
    },
    expected: { fr: 'une adresse de courriel', en: 'an email address' },
  },
  {
    name: 'SITE_CONTACT',
    fallback: '',
    purpose: {
      fr: 'courriel de ceux qui tiennent le site, où vont les messages de la page Contact; sans lui, PRIVACY_CONTACT',
      en: 'email of those who run the site, where the messages of the contact page go; without it, PRIVACY_CONTACT',
    },
    expected: { fr: 'une adresse de courriel', en: 'an email address' },
  },
  {
    name: 'FACEBOOK_PAGE',
    fallback: '',
    purpose: {
      fr: 'page du site sur Facebook, vers laquelle mène un simple lien',
      en: 'page of the site on Facebook, which a plain link leads to',
    },
    expected: { fr: 'une adresse https://www.facebook.com/…', en: 'an address https://www.facebook.com/…' },
  },
  {
    name: 'MAPBOX_TOKEN',
    fallback: '',
    purpose: {
      fr: 'jeton public de Mapbox (pk.…) : la carte montre alors ses rues, et les navigateurs les lui demandent',
      en: 'public token of Mapbox (pk.…): the map then shows its streets, and browsers ask it for them',
    },
    expected: { fr: 'un jeton public, pk.…', en: 'a public token, pk.…' },
  },
] as const satisfies readonly SettingDescription[];
