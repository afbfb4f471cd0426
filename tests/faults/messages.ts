/** What `npm run test:faults` says, in the language of the terminal. */
export const faultsMessages = {
  fr: {
    takes: 'Les essais de pannes durent un quart d’heure ; FAULTS_SEED=… répète une exécution.',
    written: (file: string) => `Les chiffres sont dans ${file}.`,
    notWritten: 'Sans tous les essais, il n’y a pas de rapport.',
  },
  en: {
    takes: 'The fault tests take a quarter of an hour; FAULTS_SEED=… repeats a run.',
    written: (file: string) => `The figures are in ${file}.`,
    notWritten: 'Without all of the tests there is no report.',
  },
} as const;
