/** What `npm run bench:season20` says, in the language of the terminal. */
export const season20Messages = {
  fr: {
    steps: {
      one: 'Importation et reconstruction de la dernière saison seule…',
      import: 'Importation de toutes les saisons…',
      rebuild: 'Reconstruction de toutes les vues…',
      settle: 'La base range…',
      pages: 'Pages et JSON de ligues, toutes saisons et une seule, à tour de rôle…',
      corrections: 'Corrections de résultats, d’une seule saison puis de la plus ancienne de toutes…',
      peer: 'Mêmes résultats chez Emmett et ici…',
    },
    how: {
      import: (games: string, events: string, cpu: string) =>
        `${games} matchs inventés, vérifiés et ajoutés par l’importateur, ${events} événements; ${cpu} s de processeur sans la base`,
      importPeak: 'sommet de mémoire du processus qui importe',
      rebuild: (cpu: string) =>
        `toutes les vues à partir du journal, index compris; ${cpu} s de processeur sans la base`,
      rebuildPeak: 'sommet de mémoire du processus qui reconstruit',
      database: 'journal, vues et index',
      hot: 'réponses gardées, requêtes une à une; rapport au même site d’une seule saison, même minute',
      fresh: 'sans rien garder : requêtes, calcul et rendu à chaque fois, sur 60 ligues',
      correction: (count: string) =>
        `de l’ajout de la correction à la page qui la montre, ${count} ligues jamais demandées avant, après 5 de mise en train; rapport au même geste dans la base d’une seule saison`,
      peer: (count: string, own: string, peer: string) =>
        `${count} résultats, un ajout à la fois : ${own} par seconde ici avec toutes les vues, ${peer} chez @event-driven-io/emmett-postgresql 0.42.0 avec un document par ligue`,
    },
    withoutPeer: (why: string) => `Comparaison sans Emmett, qui n’a pu être installé ou exécuté : ${why}`,
  },
  en: {
    steps: {
      one: 'Importing and rebuilding the last season alone…',
      import: 'Importing all seasons…',
      rebuild: 'Rebuilding all views…',
      settle: 'The database tidies up…',
      pages: 'Pages and JSON of leagues, all seasons and one, by turns…',
      corrections: 'Corrections of results, of one season alone and then of the oldest of all…',
      peer: 'The same results with Emmett and here…',
    },
    how: {
      import: (games: string, events: string, cpu: string) =>
        `${games} invented games, checked and appended by the importer, ${events} events; ${cpu} s of processor without the database`,
      importPeak: 'peak memory of the process that imports',
      rebuild: (cpu: string) =>
        `all views from the log, indexes included; ${cpu} s of processor without the database`,
      rebuildPeak: 'peak memory of the process that rebuilds',
      database: 'log, views and indexes',
      hot: 'kept answers, one request at a time; ratio to the same site with one season, in the same minute',
      fresh: 'nothing kept: queries, computing and rendering every time, over 60 leagues',
      correction: (count: string) =>
        `from the append of the correction to the page that shows it, ${count} leagues never asked for before, after 5 to warm up; ratio to the same on the database of one season`,
      peer: (count: string, own: string, peer: string) =>
        `${count} results, one append at a time: ${own} a second here with all views, ${peer} with @event-driven-io/emmett-postgresql 0.42.0 and one document a league`,
    },
    withoutPeer: (why: string) => `Compared without Emmett, which could not be installed or run: ${why}`,
  },
} as const;
export type Season20Messages = (typeof season20Messages)['fr' | 'en'];
