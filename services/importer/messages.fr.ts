import type { DatasetFault, DatasetProblem } from './faults.ts';
import type { ImportMessages } from './message-texts.ts';

const problems: Readonly<Record<DatasetProblem['problem'], string>> = {
  invalid: 'valeur invalide',
  missing: 'manque',
  'too-long': 'trop long',
  'hidden-characters': 'contient des caractères invisibles ou qui changent le sens de la lecture',
  'date-out-of-range': 'n’est pas entre 1900 et 2100',
  'too-early': 'est avant la première saison du site (réglage FIRST_SEASON)',
  'unknown-key': 'clé inconnue',
  'duplicate-key': 'clé en double',
  'duplicate-place': 'une autre ligue de cette catégorie est déjà dans cette région, cette saison',
  'dates-reversed': 'finit avant de commencer',
  'not-of-the-season': 'n’est pas de cette saison',
  'outside-the-season': 'est en dehors de la saison',
};

const problemLine = ({ path, problem, value }: DatasetProblem): string =>
  `  ${path} : ${problems[problem]}${value === '' ? '' : ` (${value})`}`;

const fault = (it: DatasetFault): string => {
  switch (it.code) {
    case 'no-folder-given':
      return 'Quel dossier faut-il importer?';
    case 'bad-option':
      return `Option inconnue ou invalide : ${it.option}`;
    case 'not-a-folder':
      return `Ce n’est pas un dossier : ${it.path}`;
    case 'missing-file':
      return `Il manque le fichier ${it.file} dans le dossier.`;
    case 'file-too-big':
      return `${it.file} est trop gros : ${it.megabytes} Mo, la limite est de ${it.limit} Mo. Importez une saison à la fois, ou relevez la limite avec --max-mb.`;
    case 'not-utf-8':
      return `${it.file}, ligne ${it.line} : le fichier n’est pas en UTF-8 (Latin-1 ou Windows-1252 ?). Enregistrez-le en UTF-8.`;
    case 'utf-16':
      return `${it.file} semble être en UTF-16 ou n’est pas un texte. Enregistrez-le en UTF-8.`;
    case 'invalid-json':
      return `${it.file} n’est pas du JSON valide : ${it.detail}`;
    case 'wrong-format':
      return `dataset.json : le champ « format » doit être hockey-dataset/1${it.found ? `, et non ${it.found}` : ''}.`;
    case 'invalid-dataset':
      return ['dataset.json ne peut pas être utilisé :', ...it.problems.slice(0, 20).map(problemLine)].join(
        '\n',
      );
    case 'missing-columns':
      return `${it.file} : colonnes manquantes : ${it.columns.join(', ')}`;
    case 'semicolons':
      return `${it.file} : les valeurs sont séparées par des points-virgules. Enregistrez le fichier en CSV séparé par des virgules.`;
    case 'empty-file':
      return `${it.file} est vide : il lui faut au moins une ligne d’en-tête.`;
    case 'malformed-csv':
      return `${it.file}, ligne ${it.line} : le CSV est mal formé (un guillemet qui ne se ferme pas ?).`;
  }
};

export const fr: ImportMessages = {
  locale: 'fr-CA',
  usage: 'Usage : npm run import -- <dossier> [--dry-run] [--max-mb <mégaoctets par fichier>]',
  steps: {
    reading: 'Lecture des fichiers',
    waiting: 'Une autre importation est en cours : attente',
    comparing: 'Comparaison avec le site',
    writing: 'Écriture des matchs',
    views: 'Mise à jour des pages',
  },
  kinds: {
    season: 'Saisons',
    ruleset: 'Règlements',
    region: 'Régions',
    category: 'Catégories',
    division: 'Divisions',
    team: 'Équipes par saison',
    league: 'Ligues',
    tournament: 'Tournois',
    game: 'Matchs',
  },
  counts: { added: 'ajoutés', unchanged: 'inchangés', corrected: 'corrigés', rejected: 'rejetés' },
  reasons: {
    'malformed-row': 'ligne mal formée (un guillemet ouvert trop tôt ou fermé trop tard ?)',
    'wrong-number-of-columns': 'la ligne n’a pas autant de colonnes que l’en-tête',
    'missing-value': 'la valeur manque',
    'too-long': 'la valeur est trop longue',
    'hidden-characters': 'contient des caractères invisibles ou qui changent le sens de la lecture',
    'unknown-season': 'saison absente de dataset.json',
    'unknown-league': 'ligue absente de dataset.json',
    'unknown-tournament': 'tournoi absent de dataset.json',
    'unknown-category': 'catégorie absente de dataset.json',
    'unknown-region': 'région absente de dataset.json',
    'unknown-division': 'division absente de dataset.json',
    'league-of-another-season': 'cette ligue est d’une autre saison',
    'league-of-another-category': 'cette ligue est d’une autre catégorie',
    'tournament-of-another-season': 'ce tournoi est d’une autre saison',
    'category-not-in-tournament': 'ce tournoi n’a pas cette catégorie',
    'division-without-league': 'une division sans ligue',
    'duplicate-team': 'cette équipe est déjà inscrite pour cette saison',
    'duplicate-game': 'cette clé de match figure déjà plus haut dans le fichier',
    'team-not-listed': 'équipe absente de teams.csv pour cette saison',
    'team-rejected': 'la ligne de cette équipe a été rejetée dans teams.csv',
    'team-not-in-league': 'cette équipe n’est pas inscrite dans cette ligue',
    'team-not-in-tournament': 'cette équipe a été retirée de ce tournoi sur le site',
    'team-of-another-category': 'cette équipe est d’une autre catégorie',
    'same-team': 'une équipe ne peut pas jouer contre elle-même',
    'two-competitions': 'un match est d’une ligue ou d’un tournoi, pas des deux',
    'bad-stage': 'étape inconnue',
    'bad-status': 'le statut doit être scheduled ou final',
    'bad-decision': 'doit être regulation, overtime ou shootout',
    'bad-forfeit': 'doit être vide, home, away ou both',
    'bad-date': 'date invalide : AAAA-MM-JJ est attendu',
    'bad-time': 'heure invalide : HH:MM est attendu, de 00:00 à 23:59',
    'bad-fair-play': 'points de franc-jeu hors limites',
    'date-out-of-range': 'la date n’est pas entre 1900 et 2100',
    'date-outside-season': 'date en dehors de la saison',
    'not-a-whole-number': 'un nombre entier est attendu',
    'negative-goals': 'un nombre de buts ne peut pas être négatif',
    'absurd-goals': 'nombre de buts invraisemblable',
    'final-without-result': 'un match terminé doit avoir un résultat',
    'scheduled-with-result': 'un match à venir ne peut pas avoir de résultat',
    'shootout-needs-one-goal': 'les tirs de barrage se gagnent par un seul but',
    'overtime-by-one-goal': 'une prolongation se gagne par un seul but',
    'key-of-another-game': 'cette clé désigne déjà un match d’une autre compétition sur le site',
    'key-means-another': 'cette clé désigne déjà autre chose sur le site : donnez-lui une autre clé',
    'place-taken':
      'une autre ligue de cette catégorie est déjà dans cette région sur le site, cette saison : placez l’une des deux ailleurs, ou supprimez celle qui est de trop',
    'names-deleted':
      'est fait de ce qui a été supprimé sur le site : rétablissez-le là-bas, ou nommez-en un autre',
    'league-refused': 'cette ligue de dataset.json a été refusée',
    'tournament-refused': 'ce tournoi de dataset.json a été refusé',
    'changed-on-site': 'contredit une correction faite sur le site, qui reste',
    'deleted-on-site': 'a été supprimé sur le site, et le reste',
    refused: 'refusé par les règles du site',
  },
  fault,
  rejectedRows: 'Lignes rejetées :',
  contradictedRows: 'Laissé tel quel, corrigé entre-temps sur le site :',
  rejected: (where, value, reason) => `  ${where} : ${value === '' ? '' : `« ${value} », `}${reason}`,
  moreRejected: (count) => `  … et ${count} autres`,
  allRejectedIn: (path) => `Toutes les lignes rejetées ou laissées telles quelles sont dans ${path}`,
  line: (line) => `ligne ${line}`,
  dryRun: 'Essai à blanc : rien n’a été écrit sur le site.',
  done: (seconds) => `Terminé en ${seconds} s.`,
  interrupted:
    'Importation interrompue : rien n’est à moitié écrit. Relancez la même commande pour la terminer.',
  unexpected: (detail) =>
    `L’importation s’est arrêtée : ${detail}\nRien n’est à moitié écrit : relancez la même commande pour continuer.`,
};
