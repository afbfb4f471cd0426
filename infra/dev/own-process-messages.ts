/** What a process of its own says, in the language of the terminal. */
export const ownProcessMessages = {
  fr: {
    needsDatabase: (command: string) =>
      `npm run ${command} : DATABASE_URL doit nommer la base PostgreSQL des vues, postgres://…`,
    ready: (command: string, url: string) => `${command} : prêt : ${url}`,
    stopping: 'Arrêt…',
    failed: (reason: string) => `Le démarrage a échoué : ${reason}`,
  },
  en: {
    needsDatabase: (command: string) =>
      `npm run ${command}: DATABASE_URL must name the PostgreSQL database of the views, postgres://…`,
    ready: (command: string, url: string) => `${command}: ready: ${url}`,
    stopping: 'Stopping…',
    failed: (reason: string) => `The start failed: ${reason}`,
  },
} as const;
