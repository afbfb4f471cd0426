/** What `npm start` says, in the language of the terminal. */
export const startMessages = {
  fr: {
    ready: (url: string) => `Rondelle est prêt : ${url}`,
    firstAdmin:
      'Personne n’administre encore ce site. Créez votre compte dans un autre terminal, avec les mêmes réglages (DATA_DIR, DATABASE_URL) :\n  npm run user -- create <nom> <courriel> masterAdmin',
    loadingDemo: 'Premier démarrage : chargement des données de démonstration (DEMO=off pour s’en passer)…',
    alreadyRunning: (url: string) => `Rondelle fonctionne déjà sur ce dossier de données : ${url}`,
    alreadyStarting: 'Rondelle démarre déjà sur ce dossier de données.',
    portTaken: (port: number) => `Le port ${port} est occupé ; choisissez-en un autre : PORT=3001 npm start`,
    stopping: 'Arrêt…',
    databaseLost: 'La base de données s’est arrêtée. Recommencez avec npm start.',
    failed: (reason: string) => `Le démarrage a échoué : ${reason}`,
  },
  en: {
    ready: (url: string) => `Rondelle is ready: ${url}`,
    firstAdmin:
      'Nobody administers this site yet. Create your account in another terminal, with the same settings (DATA_DIR, DATABASE_URL):\n  npm run user -- create <name> <email> masterAdmin',
    loadingDemo: 'First start: loading demonstration data (DEMO=off to do without)…',
    alreadyRunning: (url: string) => `Rondelle runs already on this data folder: ${url}`,
    alreadyStarting: 'Rondelle is starting already on this data folder.',
    portTaken: (port: number) => `Port ${port} is taken; choose another one: PORT=3001 npm start`,
    stopping: 'Stopping…',
    databaseLost: 'The database has stopped. Start again with npm start.',
    failed: (reason: string) => `The start failed: ${reason}`,
  },
} as const;

export type StartMessages = (typeof startMessages)['fr' | 'en'];
