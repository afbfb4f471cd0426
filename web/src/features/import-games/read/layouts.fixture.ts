import type { Decision, ForfeitSide } from '@rondelle/contracts/competition/lists.ts';
import { utils, write } from '@e965/xlsx';
import { readText, decodeText } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';
import type { SheetTable } from './sheet-table.ts';

/** A game of a random season, before it is written in a layout. */
export type WrittenGame = {
  readonly date: string;
  readonly time: string;
  readonly home: string;
  readonly away: string;
  readonly venue: string;
  readonly standing: 'final' | 'scheduled' | 'postponed' | 'cancelled';
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly decidedIn: Decision;
  readonly forfeitedBy: ForfeitSide | null;
};

type Language = 'fr' | 'en';
type DateStyle = 'iso' | 'day-first' | 'month-first' | 'words';
type Cell = string | { readonly day: string } | { readonly clock: string };
export type Layout = {
  readonly name: string;
  readonly language: Language;
  readonly dates: DateStyle;
  readonly isVisitorFirst: boolean;
  readonly scores: 'two-columns' | 'one-column' | 'headed';
  /** Position of the status: in a separate column, or in place of the score. */
  readonly status: 'column' | 'score';
  readonly days: 'each-row' | 'row-above' | 'merged';
  readonly file: 'comma' | 'semicolon' | 'tab' | 'windows-1252' | 'workbook';
};

const of = (
  name: string,
  language: Language,
  dates: DateStyle,
  isVisitorFirst: boolean,
  scores: Layout['scores'],
  status: Layout['status'],
  days: Layout['days'],
  file: Layout['file'],
): Layout => ({ name, language, dates, isVisitorFirst, scores, status, days, file });

/** Twelve layouts in which registrars write down a season. */
export const layouts: readonly Layout[] = [
  of('a plain CSV file', 'fr', 'iso', false, 'two-columns', 'column', 'each-row', 'semicolon'),
  of('an American program', 'en', 'month-first', false, 'two-columns', 'column', 'each-row', 'comma'),
  of(
    'visitors first, scores like the teams',
    'fr',
    'iso',
    true,
    'one-column',
    'score',
    'each-row',
    'semicolon',
  ),
  of('visitors first, two columns', 'en', 'words', true, 'two-columns', 'column', 'each-row', 'tab'),
  of('an old French program', 'fr', 'day-first', false, 'one-column', 'score', 'each-row', 'windows-1252'),
  of('days above their games', 'fr', 'words', false, 'one-column', 'score', 'row-above', 'semicolon'),
  of('a workbook with merged days', 'fr', 'iso', false, 'two-columns', 'column', 'merged', 'workbook'),
  of('an English workbook', 'en', 'iso', true, 'headed', 'column', 'each-row', 'workbook'),
  of('a heading that says whose goals', 'fr', 'day-first', false, 'headed', 'score', 'each-row', 'semicolon'),
  of('English days above', 'en', 'month-first', true, 'headed', 'column', 'row-above', 'comma'),
  of('a workbook of scores', 'fr', 'iso', false, 'one-column', 'score', 'each-row', 'workbook'),
  of('day first in English', 'en', 'day-first', false, 'one-column', 'score', 'each-row', 'tab'),
];

const months = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const dayText = (date: string, style: DateStyle, language: Language): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = months[language][Number(month) - 1] ?? '';
  if (style === 'iso') return date;
  if (style === 'day-first') return `${day}/${month}/${year}`;
  if (style === 'month-first') return `${month}/${day}/${year}`;
  return language === 'fr' ? `${Number(day)} ${name} ${year}` : `${name} ${Number(day)}, ${year}`;
};
const timeText = (time: string, language: Language): string => {
  const [hour = '', minutes = ''] = time.split(':');
  if (language === 'fr') return `${Number(hour)} h ${minutes}`;
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
};

const words = {
  fr: {
    final: 'Terminé',
    scheduled: 'À venir',
    postponed: 'Reporté',
    cancelled: 'Annulé',
    overtime: 'P',
    shootout: 'TB',
  },
  en: {
    final: 'Final',
    scheduled: 'Upcoming',
    postponed: 'PPD',
    cancelled: 'Cancelled',
    overtime: 'OT',
    shootout: 'SO',
  },
};
const forfeitText = ({ forfeitedBy, home, away }: WrittenGame, language: Language): string => {
  if (forfeitedBy === 'both') return language === 'fr' ? 'Double forfait' : 'Double forfeit';
  const team = forfeitedBy === 'home' ? home : away;
  return language === 'fr' ? `Forfait de ${team}` : `Forfeit by ${team}`;
};

const statusText = (game: WrittenGame, language: Language): string => {
  if (game.forfeitedBy) return forfeitText(game, language);
  const word = words[language][game.standing];
  if (game.standing !== 'final' || game.decidedIn === 'regulation') return word;
  return language === 'fr' ? `${word} (${words.fr[game.decidedIn]})` : `${word}/${words.en[game.decidedIn]}`;
};

const scoreText = (game: WrittenGame, { language, isVisitorFirst, status }: Layout): string => {
  const { homeGoals, awayGoals, standing, decidedIn, forfeitedBy } = game;
  if (standing !== 'final') return status === 'score' ? words[language][standing] : '';
  const score = isVisitorFirst ? `${awayGoals}-${homeGoals}` : `${homeGoals}-${awayGoals}`;
  if (status === 'column') return score;
  if (forfeitedBy) return `${score} (${forfeitText(game, language)})`;
  return decidedIn === 'regulation' ? score : `${score} ${words[language][decidedIn]}`;
};

const teamHeads = { fr: ['Receveur', 'Visiteur'], en: ['Home', 'Visitor'] } as const;
const oneScore = { fr: 'Pointage', en: 'Score' } as const;
const headings = (layout: Layout): string[] => {
  const { language, isVisitorFirst, scores, status, days } = layout;
  const fr = language === 'fr';
  const [home, away] = teamHeads[language];
  const goals = fr ? ['Buts R', 'Buts V'] : ['Home goals', 'Away goals'];
  const inOrder = <T>(one: T, other: T): T[] => (isVisitorFirst ? [other, one] : [one, other]);
  const sides = isVisitorFirst ? (fr ? ' (V-R)' : ' (V-H)') : fr ? ' (R-V)' : ' (H-V)';
  return [
    ...(days === 'row-above' ? [] : ['Date']),
    fr ? 'Heure' : 'Time',
    ...inOrder<string>(home, away),
    ...(scores === 'two-columns' ? inOrder(goals[0] ?? '', goals[1] ?? '') : []),
    ...(scores === 'one-column' ? [oneScore[language]] : []),
    ...(scores === 'headed' ? [`${oneScore[language]}${sides}`] : []),
    ...(status === 'column' ? [fr ? 'Statut' : 'Status'] : []),
    fr ? 'Aréna' : 'Arena',
  ];
};

const goalCells = (game: WrittenGame, layout: Layout): string[] => {
  const { isVisitorFirst, scores, status, language } = layout;
  if (scores !== 'two-columns') return [scoreText(game, layout)];
  const isOpen = game.standing !== 'final';
  // Programs write 0 and 0 beside the status of a game that was not played.
  const nothing = status === 'column' ? '0' : words[language][game.standing];
  const cells = isOpen ? [nothing, nothing] : [String(game.homeGoals), String(game.awayGoals)];
  return isVisitorFirst ? cells.toReversed() : cells;
};

const rowOf = (game: WrittenGame, layout: Layout, isFirstOfDay: boolean): Cell[] => {
  const { language, isVisitorFirst, status, days, dates, file } = layout;
  const isBook = file === 'workbook';
  const day: Cell = isBook ? { day: game.date } : dayText(game.date, dates, language);
  const teams = isVisitorFirst ? [game.away, game.home] : [game.home, game.away];
  return [
    ...(days === 'row-above' ? [] : [days === 'merged' && !isFirstOfDay ? '' : day]),
    isBook ? { clock: game.time } : timeText(game.time, language),
    ...teams,
    ...goalCells(game, layout),
    ...(status === 'column' ? [statusText(game, language)] : []),
    game.venue,
  ];
};

/** The rows of a season in a layout, sorted by day. */
export const rowsIn = (games: readonly WrittenGame[], layout: Layout): Cell[][] => {
  const rows: Cell[][] = [
    [layout.language === 'fr' ? 'Ligue de hockey' : 'Hockey league'],
    [],
    headings(layout),
  ];
  let last = '';
  for (const game of games) {
    const isFirst = game.date !== last;
    if (isFirst && layout.days === 'row-above')
      rows.push([dayText(game.date, layout.dates, layout.language)]);
    rows.push(rowOf(game, layout, isFirst));
    last = game.date;
  }
  return [...rows, [layout.language === 'fr' ? 'Total' : 'Total', String(games.length)]];
};

const days1900 = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569;
const workbookOf = (rows: readonly Cell[][], isMerged: boolean): SheetTable => {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) =>
      row.map((cell) => {
        if (typeof cell === 'string') return cell === '' ? null : /^\d+$/.test(cell) ? Number(cell) : cell;
        if ('day' in cell) return { t: 'n', v: days1900(cell.day), z: 'd mmm yyyy' };
        const [hour = '0', minutes = '0'] = cell.clock.split(':');
        return { t: 'n', v: (Number(hour) * 60 + Number(minutes)) / 1_440, z: 'h:mm' };
      }),
    ),
  );
  if (isMerged) {
    const starts = rows.flatMap((row, at) => (typeof row[0] === 'object' ? [at] : []));
    sheet['!merges'] = starts.flatMap((from, at) => {
      const to = (starts[at + 1] ?? rows.length - 1) - 1;
      return to > from ? [{ s: { r: from, c: 0 }, e: { r: to, c: 0 } }] : [];
    });
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Matchs');
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'xlsx' });
  return readWorkbook(new Uint8Array(bytes))[0] ?? { name: '', rows: [] };
};

const separators = { comma: ',', semicolon: ';', tab: '\t', 'windows-1252': ';' } as const;
const latin = new Map([
  ['’', 0x92],
  ['œ', 0x9c],
  ['Œ', 0x8c],
]);

/** Writes a season in a layout, and reads the file as the site does. */
export const tableOf = (games: readonly WrittenGame[], layout: Layout): SheetTable => {
  const rows = rowsIn(games, layout);
  const { file } = layout;
  if (file === 'workbook') return workbookOf(rows, layout.days === 'merged');
  const separator = separators[file];
  const quoted = (cell: Cell): string => {
    const text = typeof cell === 'string' ? cell : '';
    return text.includes(separator) ? `"${text}"` : text;
  };
  const text = rows.map((row) => row.map(quoted).join(separator)).join('\r\n');
  if (file !== 'windows-1252') return readText(text);
  return readText(
    decodeText(Uint8Array.from(text, (sign) => latin.get(sign) ?? sign.codePointAt(0) ?? 0x3f)),
  );
};
