import { offStatusIn } from '@rondelle/contracts/competition/called-off.ts';
import { isForfeitWord } from '@rondelle/contracts/competition/forfeit-words.ts';
import type { Decision, ForfeitSide, OffStatus } from '@rondelle/contracts/competition/lists.ts';
import { plain } from './plain.ts';
import { periodIn, sideIn, withoutFillers } from './read-cell.ts';

/** Who forfeited: a side, a team as the cell names it, or unknown. `won`: the named one won by the forfeit instead. */
export type ForfeitRead = {
  readonly by: ForfeitSide | 'unknown' | { readonly team: string };
  readonly won: boolean;
};

/** What a text states about a game; `final` may say how the game was decided. */
export type StatusRead = {
  readonly status: 'final' | 'scheduled' | 'live' | OffStatus;
  readonly decidedIn?: Decision;
  readonly forfeit?: ForfeitRead;
};

const setOf = (words: string) => new Set(words.split('|'));
const scheduled = setOf(
  'a venir|avenir|prevu|prevue|programme|programmee|planifie|planifiee|cedule|a jouer|non joue|non jouee|pas joue|pas jouee|au calendrier|scheduled|upcoming|to come|to be played|not played|unplayed|future|vs|v s|tbd|tba|a determiner|a confirmer|pas termine|not finished|sans resultat|no result',
);
const live = setOf(
  'en cours|en direct|mi temps|entracte|live|in progress|ongoing|intermission|1re periode|2e periode|3e periode|1st period|2nd period|3rd period',
);
/** Words for a finished game, alone or before how it was decided: « Terminé (TB) », “Final/OT”. */
const finals = setOf(
  'final|finale|f|ft|termine|terminee|fini|finie|fin|joue|jouee|complete|completee|completed|conclu|officiel|officielle|official|played|ended|finished|closed|over|full time|resultat final|match termine|partie terminee|ne compte pas|does not count',
);
const winners = setOf('gagne|gagnent|gagnant|gagnante|victoire|vainqueur|win|wins|won|winner');
/** Whether a cell only marks that there is nothing: « - », “n/a”. */
export const isBlankMark = (cell: string): boolean =>
  /^[-–—_.*?\s]*$/u.test(cell) || /^n ?[ad]$/.test(plain(cell));

const forfeitOf = (words: readonly string[]): ForfeitRead => {
  const won = words.some((word) => winners.has(word));
  const named = words.filter((word) => !isForfeitWord(word) && !winners.has(word));
  const side = sideIn(named);
  if (side) return { by: side, won };
  const team = withoutFillers(named).join(' ');
  return { by: team === '' ? 'unknown' : { team }, won };
};

/** Removes the word for a finished game from a text that goes on. */
const afterFinal = (text: string): string => {
  const word = [...finals].find((one) => text.startsWith(`${one} `));
  return word ? text.slice(word.length + 1) : text;
};

/** Reads what a cell states about a game, in either language; null when its words are unknown. */
export const statusIn = (cell: string): StatusRead | null => {
  const text = plain(cell);
  const off = offStatusIn(cell);
  if (off) return { status: off };
  if (scheduled.has(text)) return { status: 'scheduled' };
  if (live.has(text)) return { status: 'live' };
  if (finals.has(text)) return { status: 'final' };
  const words = text.split(' ');
  if (words.some(isForfeitWord))
    return { status: 'final', decidedIn: 'regulation', forfeit: forfeitOf(words) };
  const decidedIn = periodIn(text) ?? periodIn(afterFinal(text));
  return decidedIn ? { status: 'final', decidedIn } : null;
};

/** The new day in « Reporté au 24 novembre » or “Moved to Nov 24”, as written; null when there is none. */
export const movedTo = (cell: string): string | null =>
  /^(?:remise?|report[ée]e?|d[ée]plac[ée]e?|postponed|moved|rescheduled)(?=\s).*?\s(?:au|le|to|for)\s+(?:le\s+)?(\S.*)$/iu.exec(
    cell.trim(),
  )?.[1] ?? null;

/** The side that forfeited, for the names of both teams; null when it is not clear. */
export const forfeitSide = (
  { by, won }: ForfeitRead,
  { home, away }: { readonly home: string; readonly away: string },
): ForfeitSide | null => {
  const other = { home: 'away', away: 'home', both: 'both' } as const;
  const found = typeof by === 'string' ? (by === 'unknown' ? null : by) : sideOfTeam(by.team, home, away);
  return found && won ? other[found] : found;
};

const sideOfTeam = (team: string, home: string, away: string): 'home' | 'away' | null => {
  const [homeName, awayName] = [home, away].map((name) => withoutFillers(plain(name).split(' ')).join(' '));
  const names = [homeName ?? '', awayName ?? ''];
  const exact = names.indexOf(team);
  const near = names.filter((name) => name.includes(team) || team.includes(name));
  const at =
    exact >= 0 && names[0] !== names[1] ? exact : near.length === 1 ? names.indexOf(near[0] ?? '') : -1;
  return at < 0 ? null : at === 0 ? 'home' : 'away';
};
