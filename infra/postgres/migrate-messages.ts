/** What `npm run migrate` says, in the language of the terminal. */
export const migrateMessages = {
  fr: {
    needsDatabase: 'npm run migrate : DATABASE_URL doit nommer une base PostgreSQL, postgres://…',
    applied: (names: readonly string[]) => `Migrations appliquées : ${names.join(', ')}.`,
    upToDate: 'Aucune migration à appliquer.',
    failed: (reason: string) => `La migration a échoué, ce qui la précède reste : ${reason}`,
  },
  en: {
    needsDatabase: 'npm run migrate: DATABASE_URL must name a PostgreSQL database, postgres://…',
    applied: (names: readonly string[]) => `Migrations applied: ${names.join(', ')}.`,
    upToDate: 'No migration to apply.',
    failed: (reason: string) => `The migration failed, what came before it stays: ${reason}`,
  },
} as const;
