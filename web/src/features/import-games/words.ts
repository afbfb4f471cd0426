import type { GameInQuestion, GameQuestion } from '@rondelle/contracts/competition/import-questions.ts';
import type { PlannedGame, ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import { countNames, fieldsOfCount } from '@rondelle/contracts/competition/result-counts.ts';
import { m } from '../../paraglide/messages.js';
import { columnLetters } from './read/sheet-table.ts';
import type { Sheet } from './use-sheet.ts';
import { formatDay, formatTime } from '../../lib/format/format.ts';
import { countWords } from '../../ui/game-words/game-field-words.ts';
import { stageName } from '../../ui/game-words/stage-name.ts';

type Places = Pick<Sheet, 'placeOf' | 'parts'>;

const isOne = ({ parts }: Places): boolean => parts.filter(({ reading }) => reading.isIncluded).length < 2;

/** Names a line of an import: « Ligne 5 », with the sheet where several are imported. */
export const lineWords = (sheet: Places | null, fileLine: number): string => {
  if (!sheet) return m.import_line({ line: fileLine });
  const { part, line } = sheet.placeOf(fileLine);
  const own = m.import_line({ line });
  return part && !isOne(sheet) ? m.import_in_sheet({ sheet: part.table.name, place: own }) : own;
};

/** Names a cell by its letters and line: « Case F12 », with the sheet where several are imported. */
export const cellWords = (sheet: Places, fileLine: number, column: number): string => {
  const { part, line } = sheet.placeOf(fileLine);
  const own = m.import_cell({ cell: columnLetters(column) + line });
  return part && !isOne(sheet) ? m.import_in_sheet({ sheet: part.table.name, place: own }) : own;
};

type Game = Pick<GameInQuestion, 'date' | 'time' | 'home' | 'away' | 'homeGoals' | 'awayGoals'> &
  Partial<Pick<GameInQuestion, 'status'>>;

/** A game in one line: day, time, teams and score, or that it is postponed. */
export const gameWords = ({ date, time, home, away, homeGoals, awayGoals, status }: Game): string =>
  [
    formatDay(date),
    ...(time ? [formatTime(time)] : []),
    `${home} – ${away}`,
    ...(homeGoals === null || awayGoals === null ? [] : [`${homeGoals}\u00a0–\u00a0${awayGoals}`]),
    ...(status === 'postponed' ? [m.game_status_postponed()] : []),
  ].join(', ');

const whys = {
  swapped: m.import_asks_swapped,
  moved: m.import_asks_moved,
  time: m.import_asks_time,
  'no-time': m.import_asks_no_time,
  number: m.import_asks_number,
  'same-number': m.import_asks_same_number,
} as const;

export const whyWords = ({ why }: GameQuestion): string => whys[why]();

const forfeits = {
  home: m.grid_forfeit_home,
  away: m.grid_forfeit_away,
  both: m.grid_forfeit_both,
} as const;
const offWords = { cancelled: m.game_status_cancelled, postponed: m.game_status_postponed } as const;

/** Status or ending of a game beside its score: « Remis », « PR », « Défaut : locale »; empty in regulation. */
export const endingWords = ({ result, off }: PlannedGame): string => {
  if (off) return offWords[off]();
  if (!result) return m.import_to_come();
  if (result.forfeitedBy) return forfeits[result.forfeitedBy]();
  if (result.decidedIn === 'overtime') return m.game_overtime();
  return result.decidedIn === 'shootout' ? m.game_shootout() : '';
};

/** `4–1`, or the words for a game without a score. */
export const scoreWords = (game: PlannedGame): string => {
  const { result } = game;
  if (!result || game.off) return endingWords(game);
  const score = `${result.homeGoals}–${result.awayGoals}`;
  return [score, endingWords(game)].filter(Boolean).join(' ');
};

const whenWords = ({ date, time }: PlannedGame): string =>
  [formatDay(date), ...(time ? [formatTime(time)] : [])].join(', ');
const whereWords = ({ venue, city }: PlannedGame): string =>
  [venue, city].filter((part) => part !== null).join(', ') || m.import_nowhere();
const pairWords = ({ home, away }: PlannedGame): string => `${home.name} – ${away.name}`;

const pairWordsOf = (label: string, home: number | null = null, away: number | null = null) =>
  home === null && away === null ? [] : [m.import_pair({ label, home: home ?? '–', away: away ?? '–' })];

/** Fair play and counts of both teams, and counts of the game. */
const countsOf = ({ result }: PlannedGame): readonly string[] => [
  ...pairWordsOf(m.field_fair_play(), result?.homeFairPlay, result?.awayFairPlay),
  ...countNames.flatMap((count) => {
    const { name, value } = countWords[count];
    const values = fieldsOfCount(count).map((field) => result?.[field] ?? null);
    const [own = null, away = null] = values;
    if (values.length > 1) return pairWordsOf(name(), own, away);
    return own === null ? [] : [`${name()} ${value({ value: own })}`];
  }),
];

/** Venue, stage and other facts of the row of a game. */
export const plannedFacts = (game: PlannedGame, showsLeague: boolean): string[] => [
  ...[game.venue, game.city].filter((part) => part !== null),
  ...(showsLeague ? [game.league] : []),
  ...(game.stage === 'regular' ? [] : [stageName(game.stage)]),
  ...countsOf(game),
];

/** The changes of a correction, as « 4–1 → 3–2 ». */
export const changeWords = (before: PlannedGame, after: PlannedGame): string[] => {
  const texts = [
    scoreWords,
    whenWords,
    whereWords,
    pairWords,
    ({ stage }: PlannedGame) => stageName(stage),
    (game: PlannedGame) => countsOf(game).join(', ') || m.import_none(),
  ];
  return texts.flatMap((textOf) => {
    const [from, to] = [textOf(before), textOf(after)];
    return from === to ? [] : [m.import_change({ from, to })];
  });
};

/** Returns the texts for an import from a spreadsheet or, with `isGenerated`, for publishing a schedule. */
export const workWords = (isGenerated: boolean) =>
  isGenerated
    ? {
        review: m.schedule_before,
        run: m.schedule_publish,
        running: m.schedule_publishing,
        done: m.schedule_published,
        another: m.schedule_another,
        undoing: { undo: m.schedule_undo, question: m.schedule_undo_question, undone: m.schedule_undone },
      }
    : {
        review: m.import_review,
        run: m.import_run,
        running: m.import_running,
        done: m.import_done,
        another: m.import_another,
        undoing: undefined,
      };

/** Explains why an import would change nothing. */
export const nothingWords = ({ counts, deleted }: Pick<ImportPlan, 'counts' | 'deleted'>): string => {
  if (deleted === 0 && counts.unchanged > 0) return m.import_nothing();
  return deleted === 0 && counts.refused > 0 ? m.import_all_refused() : m.import_none_taken();
};
