import { defaultFirstSeason } from '@rondelle/contracts/competition/lists.ts';

/** One variable of the environment, as the README lists it and as an error explains it. */
export type SettingDescription = {
  readonly name: string;
  /** What holds while it is unset; empty where being unset has a meaning of its own. */
  readonly fallback: string;
  readonly purpose: { readonly fr: string; readonly en: string };
  readonly expected: { readonly fr: string; readonly en: string };
  /** Whether it may hold a password: then NAME_FILE may name a file that holds it. */
  readonly secret?: true;
};

export const settingList = [
  {
    name: 'PORT',
    fallback: '3000',
    purpose: { fr: 'port du site', en: 'port of the site' },
    expected: {
      fr: 'un nombre entier de 0 à 65535 (0 : un port libre)',
      en: 'a whole number from 0 to 65535 (0: any free port)',
    },
  },
  {
    name: 'DATA_DIR',
    fallback: '.data',
    purpose: { fr: 'dossier des données', en: 'folder of the data' },
    expected: { fr: 'un dossier où écrire', en: 'a folder to write to' },
  },
  {
    name: 'OPEN_DATA_DIR',
    fallback: '',
    purpose: {
      fr: 'dossier des données ouvertes, partagé par les passerelles et les réacteurs; sans lui, seul le site d’un seul processus en a, dans DATA_DIR/open-data',
      en: 'folder of the open data, shared by gateways and reactors; without it, only the site of one process has them, in DATA_DIR/open-data',
    },
    expected: { fr: 'un dossier où écrire', en: 'a folder to write to' },
  },
  {
    name: 'BACKUP_DIR',
    fallback: '',
    purpose: {
      fr: 'dossier des sauvegardes, une par jour, vérifiées par une restauration; les réacteurs y écrivent, les passerelles les montrent',
      en: 'folder of the backups, one a day, verified by a restoration; reactors write there, gateways show them',
    },
    expected: { fr: 'un dossier où écrire', en: 'a folder to write to' },
  },
  {
    name: 'BACKUP_KEEP_DAYS',
    fallback: '30',
    purpose: {
      fr: 'après combien de jours une sauvegarde est retirée de BACKUP_DIR; la plus récente reste',
      en: 'after how many days a backup is removed from BACKUP_DIR; the newest stays',
    },
    expected: { fr: 'un nombre entier de 1 à 3650', en: 'a whole number from 1 to 3650' },
  },
  {
    name: 'FEEDS_DIR',
    fallback: '',
    purpose: {
      fr: 'dossier dont les sous-dossiers sont des jeux de données que les sources automatiques peuvent lire; sans lui, elles ne lisent que des adresses',
      en: 'folder whose folders are datasets that sources on the timetable may read; without it, they read addresses only',
    },
    expected: { fr: 'un dossier qui existe', en: 'a folder that exists' },
  },
  {
    name: 'DEMO',
    fallback: 'on',
    purpose: {
      fr: 'données de démonstration au premier démarrage',
      en: 'demonstration data on the first start',
    },
    expected: { fr: 'on ou off', en: 'on or off' },
  },
  {
    name: 'DEMO_DAY',
    fallback: '',
    purpose: {
      fr: 'jour auquel la démonstration s’arrête, à midi; sans lui, elle suit le calendrier et l’horloge',
      en: 'day at which the demonstration stands still, at noon; without it, it follows the calendar and the clock',
    },
    expected: {
      fr: 'un jour tel que 2025-04-06, de 2006-09-01 à 2099-12-31',
      en: 'a day such as 2025-04-06, from 2006-09-01 to 2099-12-31',
    },
  },
  {
    name: 'DATABASE_URL',
    fallback: '',
    secret: true,
    purpose: {
      fr: 'base PostgreSQL des vues, au lieu de celle intégrée',
      en: 'PostgreSQL database of the views, instead of the embedded one',
    },
    expected: { fr: 'une adresse postgres://…', en: 'an address postgres://…' },
  },
  {
    name: 'DATABASE_READ_URL',
    fallback: '',
    secret: true,
    purpose: {
      fr: 'réplique de lecture de la base des vues, pour les pages publiques',
      en: 'read replica of the database of the views, for public pages',
    },
    expected: { fr: 'une adresse postgres://…', en: 'an address postgres://…' },
  },
  {
    name: 'EVENT_LOG_URL',
    fallback: '',
    secret: true,
    purpose: {
      fr: 'journal des événements (PostgreSQL ou EventStoreDB), s’il est ailleurs que dans la base des vues',
      en: 'log of the events (PostgreSQL or EventStoreDB), where it is not in the database of the views',
    },
    expected: {
      fr: 'une adresse postgres://…, esdb://… ou esdb+discover://…',
      en: 'an address postgres://…, esdb://… or esdb+discover://…',
    },
  },
  {
    name: 'NATS_URL',
    fallback: '',
    secret: true,
    purpose: {
      fr: 'serveurs NATS qui annoncent les changements entre processus',
      en: 'NATS servers that announce changes between processes',
    },
    expected: {
      fr: 'une adresse nats://hôte:port ou tls://hôte:port, ou plusieurs séparées par des virgules',
      en: 'an address nats://host:port or tls://host:port, or several separated by commas',
    },
  },
  {
    name: 'METRICS_PORT',
    fallback: '',
    purpose: {
      fr: 'port de l’état et des mesures d’un processus à part, au lieu de PORT',
      en: 'port of the health and metrics of a process of its own, instead of PORT',
    },
    expected: {
      fr: 'un nombre entier de 0 à 65535 (0 : un port libre)',
      en: 'a whole number from 0 to 65535 (0: any free port)',
    },
  },
  {
    name: 'PUBLIC_URL',
    fallback: '',
    purpose: { fr: 'adresse publique du site', en: 'public address of the site' },
    expected: { fr: 'une adresse http://… ou https://…', en: 'an address http://… or https://…' },
  },
  {
    name: 'TRUST_PROXY',
    fallback: '0',
    purpose: {
      fr: 'nombre de mandataires devant le site qui disent pour qui ils demandent',
      en: 'number of proxies in front of the site that say whom they ask for',
    },
    expected: { fr: 'un nombre entier de 0 à 10', en: 'a whole number from 0 to 10' },
  },
  {
    name: 'LIVE_PER_ADDRESS',
    fallback: '500',
    purpose: {
      fr: 'lignes en direct qu’une même adresse peut tenir ouvertes à chaque passerelle',
      en: 'live lines that one address may hold open at each gateway',
    },
    expected: { fr: 'un nombre entier de 1 à 100000', en: 'a whole number from 1 to 100000' },
  },
  {
    name: 'LIVE_LINES',
    fallback: '20000',
    purpose: {
      fr: 'lignes en direct de toutes les adresses ensemble à chaque passerelle',
      en: 'live lines of all addresses together at each gateway',
    },
    expected: { fr: 'un nombre entier de 1 à 500000', en: 'a whole number from 1 to 500000' },
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
    name: 'CHAT_DAYS',
    fallback: '730',
    purpose: {
      fr: 'jours pendant lesquels les messages du clavardage sont gardés',
      en: 'days for which messages of the chat are kept',
    },
    expected: { fr: 'un nombre entier de 1 à 3650', en: 'a whole number from 1 to 3650' },
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
    name: 'SITE',
    fallback: 'open',
    purpose: {
      fr: 'ce que les visiteurs trouvent : le site, un site en construction, ou une mise à jour en cours',
      en: 'what visitors find: the site, a site under construction, or an update under way',
    },
    expected: { fr: 'open, locked ou maintenance', en: 'open, locked or maintenance' },
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
    name: 'CONTENT_DIR',
    fallback: '',
    purpose: {
      fr: 'dossier des textes, billets, vidéos et sondages; sans lui, celui du produit (content)',
      en: 'folder of texts, posts, videos and surveys; without it, the one of the product (content)',
    },
    expected: { fr: 'un dossier', en: 'a folder' },
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: '',
    purpose: {
      fr: 'collecteur OpenTelemetry qui reçoit les traces (OTLP par HTTP)',
      en: 'OpenTelemetry collector that takes the traces (OTLP over HTTP)',
    },
    expected: { fr: 'une adresse http://… ou https://…', en: 'an address http://… or https://…' },
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'warn',
    purpose: { fr: 'détail du journal technique', en: 'detail of the technical log' },
    expected: {
      fr: 'trace, debug, info, warn, error, fatal ou silent',
      en: 'trace, debug, info, warn, error, fatal or silent',
    },
  },
] as const satisfies readonly SettingDescription[];

type Listed = (typeof settingList)[number];
export type SettingName = Listed['name'];
export type SecretName = Extract<Listed, { readonly secret: true }>['name'];
export type SecretFileName = `${SecretName}_FILE`;
