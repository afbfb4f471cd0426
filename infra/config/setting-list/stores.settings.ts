import type { SettingDescription } from './description.ts';

/** Settings of data storage. */
export const storesSettings = [
  {
    name: 'DATA_DIR',
    fallback: '.data',
    purpose: { fr: 'dossier des données', en: 'folder of the data' },
    expected: { fr: 'un dossier où écrire', en: 'a folder to write to' },
  },
  {
    name: 'WEB_DIST',
    fallback: '',
    purpose: {
      fr: 'dossier de l’application Web construite; avec lui, les commandes n’installent et ne construisent rien; sans lui, web/dist',
      en: 'folder of the built web application; with it, commands neither install nor build; without it, web/dist',
    },
    expected: { fr: 'un dossier', en: 'a folder' },
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
    name: 'CONTENT_DIR',
    fallback: '',
    purpose: {
      fr: 'dossier des textes, billets, vidéos et sondages; sans lui, celui du produit (content)',
      en: 'folder of texts, posts, videos and surveys; without it, the one of the product (content)',
    },
    expected: { fr: 'un dossier', en: 'a folder' },
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
] as const satisfies readonly SettingDescription[];
