export const generateMessages = {
  fr: {
    usage:
      'Usage : npm run generate -- --out <dossier> [--seasons <nombre, 20>] [--games <matchs par saison, 100000>] [--seed <nombre, 1>]',
    badOption: (option: string) => `Option absente, inconnue ou invalide : ${option}`,
    writing: 'Écriture des matchs',
    done: (games: string, folder: string, seconds: string) =>
      `${games} matchs dans ${folder} en ${seconds} s.`,
    failed: (detail: string) => `La génération a échoué : ${detail}`,
  },
  en: {
    usage:
      'Usage: npm run generate -- --out <folder> [--seasons <number, 20>] [--games <games a season, 100000>] [--seed <number, 1>]',
    badOption: (option: string) => `Missing, unknown or invalid option: ${option}`,
    writing: 'Writing the games',
    done: (games: string, folder: string, seconds: string) => `${games} games in ${folder} in ${seconds} s.`,
    failed: (detail: string) => `Generating failed: ${detail}`,
  },
};
