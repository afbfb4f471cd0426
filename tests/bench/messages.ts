/** What `npm run bench` says, in the language of the terminal. */
export const benchMessages = {
  fr: {
    locale: 'fr-CA',
    machine: (cpus: number, model: string) => `${cpus} processeurs (${model})`,
    steps: {
      data: 'Données : 2 saisons de 100 000 matchs sont générées et ajoutées au journal…',
      append: 'Ajouts au journal…',
      rebuild: 'Reconstruction de toutes les vues…',
      copy: 'COPY des mêmes lignes…',
      settle: 'La base range…',
      lag: 'Délai du résultat au classement, à 50 résultats par seconde…',
      page: 'Page d’une ligue…',
      json: 'JSON de la même ligue…',
      screens: 'D’un navigateur à l’autre…',
      people: 'Ce que demandent ceux qui écrivent, suivent, supervisent et modèrent…',
    },
    columns: { measure: 'Mesure', value: 'Valeur', target: 'Cible', how: 'Comment' },
    met: 'atteinte',
    missed: 'MANQUÉE',
    people:
      'Ceux qui écrivent et surveillent : millisecondes de processeur de la passerelle et de la base par réponse (99 % en prennent moins)',
    how: {
      append: 'un à la fois, chacun sur le disque avant le suivant',
      appendMany: 'par lots de 2 000 flux',
      rebuild: (rebuild: string, copy: string, rows: string, mb: string) =>
        `${rebuild} s contre ${copy} s pour un COPY de ${rows} lignes (${mb} Mo) dans des tables vides de même définition, index compris, une table après l’autre`,
      peak: 'sommet de mémoire du processus qui reconstruit',
      lag: (results: string, max: string, warmUp: string) =>
        `de l’ajout au classement visible, ${results} résultats après 3 s de mise en train; au plus ${max} ms (${warmUp} ms pendant la mise en train)`,
      people: (p50: string, rows: string, whole: string) =>
        `médiane {p50} ms, {rows} lignes lues dans les grandes tables${whole && `, EN ENTIER : ${whole}`}`,
      screens: (times: string, max: string) =>
        `d’« Enregistrer » dans un Chromium au classement changé à l’écran d’un autre, ${times} corrections ; au plus ${max} ms`,
      hot: (hot: string, bare: string, bytes: string) =>
        `${hot} contre ${bare} requêtes par seconde, mêmes ${bytes} octets compressés, médianes de 5`,
    },
    written: (file: string) => `Écrit dans ${file}`,
  },
  en: {
    locale: 'en-CA',
    machine: (cpus: number, model: string) => `${cpus} processors (${model})`,
    steps: {
      data: 'Data: 2 seasons of 100,000 games are generated and appended to the log…',
      append: 'Appending to the log…',
      rebuild: 'Rebuilding all views…',
      copy: 'COPY of the same rows…',
      settle: 'The database tidies up…',
      lag: 'Lag from result to standings, at 50 results a second…',
      page: 'A league’s page…',
      json: 'The same league’s JSON…',
      screens: 'From one browser to another…',
      people: 'What people ask who write, follow, supervise and moderate…',
    },
    columns: { measure: 'Measure', value: 'Value', target: 'Target', how: 'How' },
    met: 'met',
    missed: 'MISSED',
    people:
      'People who write and look after things: milliseconds of processor time of gateway and database an answer (99% take less)',
    how: {
      append: 'one at a time, each on disk before the next',
      appendMany: 'in batches of 2,000 streams',
      rebuild: (rebuild: string, copy: string, rows: string, mb: string) =>
        `${rebuild} s against ${copy} s for a COPY of ${rows} rows (${mb} MB) into empty tables of the same definition, indexes included, one table after the other`,
      peak: 'peak memory of the process that rebuilds',
      lag: (results: string, max: string, warmUp: string) =>
        `from append to visible standings, ${results} results after 3 s of warm-up; at most ${max} ms (${warmUp} ms during the warm-up)`,
      people: (p50: string, rows: string, whole: string) =>
        `median ${p50} ms, ${rows} rows read in big tables${whole && `, AS A WHOLE: ${whole}`}`,
      screens: (times: string, max: string) =>
        `from Save in one Chromium to the changed standings on another one’s screen, ${times} corrections; at most ${max} ms`,
      hot: (hot: string, bare: string, bytes: string) =>
        `${hot} against ${bare} requests a second, the same ${bytes} compressed bytes, medians of 5`,
    },
    written: (file: string) => `Written to ${file}`,
  },
} as const;
export type BenchMessages = (typeof benchMessages)['fr' | 'en'];
