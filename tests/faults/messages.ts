/** What `npm run test:faults` says, in the language of the terminal. */
export const faultsMessages = {
  fr: {
    takes:
      'Les essais de pannes durent environ une heure ; FAULTS_SEED=… répète une exécution, FAULTS_KILLS=100 fait un dixième des arrêts brutaux.',
    written: (file: string) => `Les chiffres sont dans ${file}.`,
    notWritten: 'Sans tous les essais, il n’y a pas de rapport.',
  },
  en: {
    takes:
      'The fault tests take about an hour; FAULTS_SEED=… repeats a run, FAULTS_KILLS=100 makes a tenth of the kills.',
    written: (file: string) => `The figures are in ${file}.`,
    notWritten: 'Without all of the tests there is no report.',
  },
} as const;
