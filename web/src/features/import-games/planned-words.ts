import type { PlannedGame } from '@rondelle/contracts/competition/imports.ts';
import { countNames, fieldsOfCount } from '@rondelle/contracts/competition/result-counts.ts';
import { formatDay, formatTime } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { countWords } from '../../ui/game-words/game-field-words.ts';
import { stageName } from '../../ui/game-words/stage-name.ts';

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
