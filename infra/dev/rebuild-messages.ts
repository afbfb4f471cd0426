/** What the command says, in the language of the terminal. */
export type RebuildMessages = {
  readonly locale: string;
  readonly started: string;
  readonly done: (views: number, seconds: string, position: string) => string;
  readonly unknownView: (name: string, known: readonly string[]) => string;
  readonly running: string;
  readonly failed: (reason: string) => string;
};

export const rebuildMessages: Readonly<Record<'fr' | 'en', RebuildMessages>> = {
  fr: {
    locale: 'fr-CA',
    started: 'Reconstruction des vues à partir du journal des événements…',
    done: (views, seconds, position) =>
      `${views} ${views > 1 ? 'vues reconstruites' : 'vue reconstruite'} en ${seconds} s, jusqu’à la position ${position}.`,
    unknownView: (name, known) => `Aucune vue ne s’appelle « ${name} ». Vues : ${known.join(', ')}.`,
    running: 'Une autre reconstruction est en cours.',
    failed: (reason) => `La reconstruction a échoué, les vues restent comme avant : ${reason}`,
  },
  en: {
    locale: 'en-CA',
    started: 'Rebuilding the views from the event log…',
    done: (views, seconds, position) =>
      `${views} ${views > 1 ? 'views' : 'view'} rebuilt in ${seconds} s, up to position ${position}.`,
    unknownView: (name, known) => `No view is called "${name}". Views: ${known.join(', ')}.`,
    running: 'Another rebuild is running.',
    failed: (reason) => `The rebuild failed, the views stay as they were: ${reason}`,
  },
};
