/** What `npm test` says, in the language of the terminal. Its last line is the same in both. */
export const runMessages = {
  fr: {
    installing: (packages: string) => `Installation de ce que les tests demandent : ${packages}`,
    missing: (packages: string) => `Les tests demandent ${packages} : installez-les, puis recommencez.`,
    passed: 'réussi',
    failed: 'échoué',
    unknown: (name: string, known: string) => `« ${name} » est inconnu ; il y a : ${known}`,
    counts: (passed: number, failed: number, skipped: number) =>
      `${passed} réussis, ${failed} échoués, ${skipped} sautés`,
  },
  en: {
    installing: (packages: string) => `Installing what the tests need: ${packages}`,
    missing: (packages: string) => `The tests need ${packages}: install them and try again.`,
    passed: 'passed',
    failed: 'failed',
    unknown: (name: string, known: string) => `“${name}” is unknown; there are: ${known}`,
    counts: (passed: number, failed: number, skipped: number) =>
      `${passed} passed, ${failed} failed, ${skipped} skipped`,
  },
} as const;

export type RunMessages = (typeof runMessages)['fr' | 'en'];
