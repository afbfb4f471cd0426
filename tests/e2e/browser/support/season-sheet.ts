import { utils, type WorkSheet, write } from '@e965/xlsx';
import { saturdaysAround, seasonAround } from '../../../support/season-around.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** The day after, as an American program writes it. */
const sundayAfter = (saturday: string): string => {
  const [year = '', month = '', date = ''] = new Date(Date.parse(saturday) + 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${month}/${date}/${year}`;
};

/**
 * A second sheet of another hand: the month first in days, the visitors and their goals first, two games of a pair on
 * a day, a postponed game with 0-0, and a forfeit that names a team.
 */
const sundays = ([one = '', two = '', three = '']: readonly string[]): string[][] => [
  ['Date', 'Heure', 'Visiteur', 'Receveur', 'Pointage', 'Statut'],
  [sundayAfter(one), '10 h', 'Lynx de Magog', 'Loups de Shawinigan', '5-1', 'Terminé'],
  [sundayAfter(one), '15 h', 'Lynx de Magog', 'Loups de Shawinigan', '1-2', 'Terminé'],
  [sundayAfter(two), '10 h', 'Titans de Trois-Rivières', 'Aigles de Saint-Jérôme', '0-0', 'Reporté'],
  [
    sundayAfter(three),
    '10 h',
    'Titans de Trois-Rivières',
    'Aigles de Saint-Jérôme',
    '0-1',
    'Forfait de Titans de Trois-Rivières',
  ],
  ['Total', '', '4'],
];

/**
 * A season as people keep it in a spreadsheet of three sheets: merged titles, team names in several spellings with spaces around them,
 * a category by its old and its new name, a score that became a date, an invalid cell, a duplicate game, and a total.
 * Four teams; the games played by `today` give a table. The second sheet is `sundays`; the third has no games.
 */
export const seasonSheet = (today: string): Buffer => {
  const { year } = seasonAround(today);
  const saturdays = saturdaysAround(today);
  const [one = '', two = '', three = '', four = '', five = '', six = ''] = saturdays;
  const rows = [
    ['Ligue M13 AA de la Mauricie'],
    [`Saison ${year}-${year + 1}`],
    [],
    ['No', 'Date', 'Heure', 'Équipe locale', 'Équipe visiteuse', 'Pointage', 'Prol.', 'Aréna', 'Catégorie'],
    [1, day(one), 0.4375, 'Loups de Shawinigan', '  Lynx de Magog ', '4-2', '', 'Aréna Grand-Mère', 'M13 AA'],
    [2, day(one), 0.5, 'TITANS DE TROIS-RIVIÈRES', 'Aigles St-Jérôme', '3-3', '', 'Colisée', 'Pee-Wee AA'],
    // A spreadsheet stores « 2-1 » as a date.
    [
      3,
      day(two),
      0.4375,
      'Lynx  de Magog',
      'Titans de Trois-Rivieres',
      day(`${year + 1}-02-01`),
      'oui',
      '',
      'Peewee  AA ',
    ],
    [4, day(two), '12 h', 'Aigles de Saint-Jérôme', 'Loups de Shawinigan', '1 – 5', '', '', 'M13 AA'],
    [5, three, 0.4375, 'Loups de Shawinigan', 'Titans de Trois-Rivières', '0-6', '', '', 'PEE-WEE AA'],
    [6, three, 0.5, 'Aigles de Saint-Jérôme', 'Lynx de Magog', '2-4', '', '', 'M13 AA'],
    [6, three, 0.5, 'Aigles de Saint-Jérôme', 'Lynx de Magog', '2-4', '', '', 'M13 AA'],
    [7, day(four), 0.4375, 'Titans de Trois-Rivières', 'Lynx de Magog', 'deux', '', '', 'M-13 AA'],
    [8, day(five), 0.4375, 'Lynx de Magog', 'Loups de Shawinigan', '', '', '', 'U13 AA'],
    [9, day(six), 0.4375, 'Titans de Trois-Rivières', 'Loups de Shawinigan', '', '', '', 'M13 AA'],
    [],
    ['Total', 9, 'matchs'],
  ];
  const sheet: WorkSheet = utils.aoa_to_sheet(rows, { UTC: true, cellDates: true });
  sheet['!merges'] = [0, 1].map((r) => ({ s: { r, c: 0 }, e: { r, c: 8 } }));
  for (const at of rows.keys()) {
    const cell: unknown = sheet[`C${at + 1}`];
    if (typeof cell === 'object' && cell !== null && 't' in cell && cell.t === 'n')
      Object.assign(cell, { z: 'h:mm' });
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Calendrier');
  utils.book_append_sheet(book, utils.aoa_to_sheet(sundays(saturdays)), 'Dimanches');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Arénas'], ['Colisée']]), 'Arénas');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }));
};
