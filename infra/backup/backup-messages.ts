import type { BackupFault } from './manifest.ts';

/** What `npm run backup` and `npm run restore` say. */
export const backupMessages = {
  fr: {
    locale: 'fr-CA',
    backupUsage: 'npm run backup -- <dossier où garder les sauvegardes> [--keep-days <jours>]',
    restoreUsage: 'npm run restore -- <dossier d’une sauvegarde>',
    kept: (folder: string, events: string, tables: number) =>
      `Sauvegarde : ${folder} (${events} événements, ${tables} tables)`,
    logElsewhere:
      'Le journal des événements est ailleurs (EVENT_LOG_URL) et n’est pas dans cette sauvegarde : copiez-le avec npm run eventlog:copy.',
    removed: (count: number) => `Sauvegardes trop vieilles supprimées : ${count}`,
    restored: (events: string, tables: number, takenAt: string) =>
      `Rétabli : ${events} événements, ${tables} tables, tels qu’ils étaient le ${takenAt}. Les vues se reconstruisent…`,
    rebuilt: 'Les vues sont à jour. Tout le monde doit se reconnecter.',
    eraseAgain:
      'Les membres effacés depuis cette date sont revenus : effacez-les de nouveau (docs/operations.md).',
    faults: {
      'no-backup': (what: string) => `Aucune sauvegarde ici : ${what}`,
      'which-backup': (what: string) => `Laquelle de ces sauvegardes ?\n${what}`,
      damaged: (what: string) => `La sauvegarde est abîmée : ${what}. Rien n’a été changé.`,
      newer: (what: string) =>
        `La sauvegarde vient d’une version plus récente (migration ${what}). Mettez le programme à jour d’abord.`,
      'not-empty': (what: string) =>
        `La base n’est pas vide (${what}). Rétablissez dans une base neuve; rien n’a été changé.`,
    } satisfies Record<BackupFault['fault'], (what: string) => string>,
    failed: (reason: string) => `Échec : ${reason}`,
  },
  en: {
    locale: 'en-CA',
    backupUsage: 'npm run backup -- <folder to keep backups in> [--keep-days <days>]',
    restoreUsage: 'npm run restore -- <folder of a backup>',
    kept: (folder: string, events: string, tables: number) =>
      `Backup: ${folder} (${events} events, ${tables} tables)`,
    logElsewhere:
      'The event log is elsewhere (EVENT_LOG_URL) and not in this backup: copy it with npm run eventlog:copy.',
    removed: (count: number) => `Backups that were too old, removed: ${count}`,
    restored: (events: string, tables: number, takenAt: string) =>
      `Restored: ${events} events, ${tables} tables, as they were at ${takenAt}. Rebuilding the views…`,
    rebuilt: 'The views are up to date. Everybody has to log in again.',
    eraseAgain: 'Members erased since then are back: erase them again (docs/operations.md).',
    faults: {
      'no-backup': (what: string) => `No backup here: ${what}`,
      'which-backup': (what: string) => `Which of these backups?\n${what}`,
      damaged: (what: string) => `The backup is damaged: ${what}. Nothing was changed.`,
      newer: (what: string) =>
        `The backup comes from a newer version (migration ${what}). Upgrade the program first.`,
      'not-empty': (what: string) =>
        `The database is not empty (${what}). Restore into a new one; nothing was changed.`,
    } satisfies Record<BackupFault['fault'], (what: string) => string>,
    failed: (reason: string) => `Failed: ${reason}`,
  },
};
