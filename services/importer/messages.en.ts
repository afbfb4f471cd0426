import type { DatasetFault, DatasetProblem } from './faults.ts';
import type { ImportMessages } from './message-texts.ts';

const problems: Readonly<Record<DatasetProblem['problem'], string>> = {
  invalid: 'invalid value',
  missing: 'is missing',
  'too-long': 'too long',
  'hidden-characters': 'has characters that cannot be seen or that turn the direction of reading',
  'date-out-of-range': 'is not between 1900 and 2100',
  'too-early': 'is before the first season of the site (setting FIRST_SEASON)',
  'unknown-key': 'unknown key',
  'duplicate-key': 'duplicate key',
  'duplicate-place': 'another league of this category is in this region already, that season',
  'dates-reversed': 'ends before it starts',
  'not-of-the-season': 'is not of that season',
  'outside-the-season': 'is outside the season',
};

const problemLine = ({ path, problem, value }: DatasetProblem): string =>
  `  ${path}: ${problems[problem]}${value === '' ? '' : ` (${value})`}`;

const fault = (it: DatasetFault): string => {
  switch (it.code) {
    case 'no-folder-given':
      return 'Which folder should be imported?';
    case 'bad-option':
      return `Unknown or invalid option: ${it.option}`;
    case 'not-a-folder':
      return `Not a folder: ${it.path}`;
    case 'missing-file':
      return `The folder lacks the file ${it.file}.`;
    case 'file-too-big':
      return `${it.file} is too big: ${it.megabytes} MB, the limit is ${it.limit} MB. Import one season at a time, or raise the limit with --max-mb.`;
    case 'not-utf-8':
      return `${it.file}, line ${it.line}: the file is not in UTF-8 (Latin-1 or Windows-1252?). Save it as UTF-8.`;
    case 'utf-16':
      return `${it.file} looks like UTF-16, or is no text at all. Save it as UTF-8.`;
    case 'invalid-json':
      return `${it.file} is not valid JSON: ${it.detail}`;
    case 'wrong-format':
      return `dataset.json: the field "format" must be hockey-dataset/1${it.found ? `, not ${it.found}` : ''}.`;
    case 'invalid-dataset':
      return ['dataset.json can’t be used:', ...it.problems.slice(0, 20).map(problemLine)].join('\n');
    case 'missing-columns':
      return `${it.file}: missing columns: ${it.columns.join(', ')}`;
    case 'semicolons':
      return `${it.file}: the values are separated by semicolons. Save the file as CSV separated by commas.`;
    case 'empty-file':
      return `${it.file} is empty: it needs at least a header line.`;
    case 'malformed-csv':
      return `${it.file}, line ${it.line}: the CSV is malformed (a quote that never closes?).`;
  }
};

export const en: ImportMessages = {
  locale: 'en-CA',
  usage: 'Usage: npm run import -- <folder> [--dry-run] [--max-mb <megabytes a file>]',
  steps: {
    reading: 'Reading the files',
    waiting: 'Another import is running: waiting',
    comparing: 'Comparing with the site',
    writing: 'Writing the games',
    views: 'Updating the pages',
  },
  kinds: {
    season: 'Seasons',
    ruleset: 'Rulesets',
    region: 'Regions',
    category: 'Categories',
    division: 'Divisions',
    team: 'Teams by season',
    league: 'Leagues',
    tournament: 'Tournaments',
    game: 'Games',
  },
  counts: { added: 'added', unchanged: 'unchanged', corrected: 'corrected', rejected: 'rejected' },
  reasons: {
    'malformed-row': 'malformed row (a quote opened too early or closed too late?)',
    'wrong-number-of-columns': 'the row does not have as many columns as the header',
    'missing-value': 'the value is missing',
    'too-long': 'the value is too long',
    'hidden-characters': 'has characters that cannot be seen or that turn the direction of reading',
    'unknown-season': 'season not in dataset.json',
    'unknown-league': 'league not in dataset.json',
    'unknown-tournament': 'tournament not in dataset.json',
    'unknown-category': 'category not in dataset.json',
    'unknown-region': 'region not in dataset.json',
    'unknown-division': 'division not in dataset.json',
    'league-of-another-season': 'this league is of another season',
    'league-of-another-category': 'this league is of another category',
    'tournament-of-another-season': 'this tournament is of another season',
    'category-not-in-tournament': 'this tournament does not have this category',
    'division-without-league': 'a division without a league',
    'duplicate-team': 'this team is already listed for this season',
    'duplicate-game': 'this game key already stands further up in the file',
    'team-not-listed': 'team not in teams.csv for this season',
    'team-rejected': 'the row of this team in teams.csv was rejected',
    'team-not-in-league': 'this team is not entered in this league',
    'team-not-in-tournament': 'this team was taken out of this tournament on the site',
    'team-of-another-category': 'this team is of another category',
    'same-team': 'a team can’t play against itself',
    'two-competitions': 'a game is of a league or of a tournament, not of both',
    'bad-stage': 'unknown stage',
    'bad-status': 'the status must be scheduled or final',
    'bad-decision': 'must be regulation, overtime or shootout',
    'bad-forfeit': 'must be empty, home, away or both',
    'bad-date': 'invalid date: YYYY-MM-DD expected',
    'bad-time': 'invalid time: HH:MM expected',
    'bad-fair-play': 'fair-play points out of bounds',
    'date-out-of-range': 'the date is not between 1900 and 2100',
    'date-outside-season': 'date outside the season',
    'not-a-whole-number': 'a whole number is expected',
    'negative-goals': 'goals can’t be negative',
    'absurd-goals': 'absurd number of goals',
    'final-without-result': 'a final game must have a result',
    'scheduled-with-result': 'a scheduled game can’t have a result',
    'shootout-needs-one-goal': 'a shootout is won by exactly one goal',
    'overtime-by-one-goal': 'overtime is won by one goal',
    'key-of-another-game': 'this key already stands for a game of another competition on the site',
    'key-means-another': 'this key already stands for something else on the site: give it another key',
    'place-taken':
      'another league of this category is in this region of the site already, that season: put one of them elsewhere, or delete the one too many',
    'names-deleted': 'is made of what was deleted on the site: restore it there, or name another one',
    'league-refused': 'this league of dataset.json was refused',
    'tournament-refused': 'this tournament of dataset.json was refused',
    'changed-on-site': 'contradicts a correction made on the site, which stays',
    'deleted-on-site': 'was deleted on the site, and stays so',
    refused: 'refused by the rules of the site',
  },
  fault,
  rejectedRows: 'Rejected rows:',
  contradictedRows: 'Left as corrected on the site meanwhile:',
  rejected: (where, value, reason) => `  ${where}: ${value === '' ? '' : `"${value}", `}${reason}`,
  moreRejected: (count) => `  … and ${count} more`,
  allRejectedIn: (path) => `All rows rejected or left as they are stand in ${path}`,
  line: (line) => `line ${line}`,
  dryRun: 'Dry run: nothing was written to the site.',
  done: (seconds) => `Done in ${seconds} s.`,
  interrupted: 'Import interrupted: nothing is half-written. Run the same command again to finish it.',
  unexpected: (detail) =>
    `The import stopped: ${detail}\nNothing is half-written: run the same command again to continue.`,
};
