/** What a program says that does not fit the schema of its database, in the language of the terminal. */
export const schemaMessages = {
  fr: {
    older: (names: readonly string[]) =>
      `Le schéma de la base est plus ancien que ce programme (il manque ${names.join(', ')}) : lancez npm run migrate de cette version.`,
    newer: (names: readonly string[]) =>
      `Le schéma de la base est plus récent que ce programme (${names.join(', ')}) : lancez la version la plus récente du programme.`,
  },
  en: {
    older: (names: readonly string[]) =>
      `The schema of the database is older than this program (${names.join(', ')} missing): run npm run migrate of this version.`,
    newer: (names: readonly string[]) =>
      `The schema of the database is newer than this program (${names.join(', ')}): start the newest version of the program.`,
  },
} as const;
