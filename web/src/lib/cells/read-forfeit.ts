import { isForfeitWord } from '@rondelle/contracts/competition/forfeit-words.ts';
import type { ForfeitSide } from '@rondelle/contracts/competition/lists.ts';
import { plain } from './plain.ts';
import { sideIn } from './read-cell.ts';

/**
 * Side that forfeited, or a team as the cell names it, or unknown. `won`: the named one won by the forfeit instead.
 * `isPlain`: the words state outright who forfeited (« Forfait de Lynx »); otherwise they only stand beside a team.
 */
export type ForfeitRead = {
  readonly by: ForfeitSide | 'unknown' | { readonly team: string };
  readonly won: boolean;
  readonly isPlain: boolean;
};

const setOf = (words: string) => new Set(words.split(' '));
const winners = setOf(
  'gagne gagnent gagnant gagnante gain victoire vainqueur vainqueurs remporte remportent win wins won winner winning faveur favour favor accorde accordee accordes attribue attribuee octroye octroyee decerne decernee awarded given granted credited',
);
const losers = setOf(
  'declare declarent declared perte perd perdent perdu perdue perdant perdante defaite loses lose lost loser losing loss forfeited defaulted',
);
/** Words that name neither a team nor the winner. */
const fillers = setOf(
  'de du des d la le les l the of equipe equipes team teams match partie game score est is final finale termine terminee',
);
/** « Forfait pour Lynx », « à Lynx », « contre Lynx »: the loser is unknown. */
const towards = setOf('pour for a au aux to contre against');
const byWords = setOf('par by de du des d');
/** Auxiliary words of a word for winning or losing: « a déclaré », « en faveur de ». */
const winHelpers = setOf('en in par by has have had ont a au aux to for pour was been ete');
const lossHelpers = setOf('en in par by has have had ont a was been ete');

/** Drops articles and the word « équipe » from a team's name. */
const nameOf = (words: readonly string[]): readonly string[] => words.filter((word) => !fillers.has(word));

/** « Lynx par forfait » may be a win or a loss. */
const isByForfeit = (words: readonly string[]): boolean =>
  words.some(
    (word, at) => at > 0 && isForfeitWord(word) && (words[at - 1] === 'par' || words[at - 1] === 'by'),
  );

/** Reads who forfeited from the words of a text that has a word for forfeit. Other words stay part of the name. */
export const forfeitOf = (words: readonly string[]): ForfeitRead => {
  const at = words.findIndex(isForfeitWord);
  // “Forfeit to Lynx” gives Lynx the win.
  const isTo = words[at + 1] === 'to';
  const hasWon = isTo || words.some((word) => winners.has(word));
  const hasLost = words.some((word) => losers.has(word) && !(isTo && word === 'forfeited'));
  const named = words.filter(
    (word, index) =>
      !isForfeitWord(word) && !winners.has(word) && !losers.has(word) && !(isTo && index === at + 1),
  );
  const isPlain = (hasLost && !hasWon) || (!hasWon && byWords.has(words[at + 1] ?? ''));
  const read = { won: hasWon, isPlain };
  if (named.length === 0 || nameOf(named).length === 0) return { by: 'unknown', ...read };
  // A text with both a win and a loss, or « Lynx par forfait » with neither, does not identify the loser.
  const isUnclear = (hasWon && hasLost) || (!hasWon && !hasLost && isByForfeit(words));
  if (isUnclear) {
    const rest = named.filter((word) => !winHelpers.has(word) && !fillers.has(word));
    return { by: rest.length === 0 ? 'unknown' : { team: words.join(' ') }, ...read };
  }
  const own = hasWon ? winHelpers : hasLost ? lossHelpers : byWords;
  // A letter alone is a side: « FF A ».
  const left = named.length === 1 ? named : named.filter((word) => !own.has(word));
  const isOpen = left.length > 1 && left.some((word) => towards.has(word));
  const side = isOpen ? null : sideIn(left);
  return { by: side ?? { team: nameOf(left).join(' ') }, ...read };
};

const stem = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/u, '') : word);

const wordsOf = (name: string): readonly string[] => nameOf(plain(name).split(' ')).map(stem);

/** The side whose name holds all words that name the team, and the other's does not; null when it is not clear. */
const sideOfTeam = (team: string, home: string, away: string): 'home' | 'away' | null => {
  const wanted = wordsOf(team);
  const names = [wordsOf(home), wordsOf(away)] as const;
  const exact = names.map((name) => name.join(' ') === wanted.join(' '));
  const fits = exact.some(Boolean) ? exact : names.map((name) => wanted.every((word) => name.includes(word)));
  return fits[0] === fits[1] || wanted.length === 0 ? null : fits[0] ? 'home' : 'away';
};

/** The side of a team that a cell names, for the names of both teams; null when it is not clear. */
export const sideNamed = (
  cell: string,
  { home, away }: { readonly home: string; readonly away: string },
): ForfeitSide | null => {
  const words = plain(cell).split(' ');
  return sideIn(words) ?? sideOfTeam(words.join(' '), home, away);
};

/** The side that forfeited, for the names of both teams; null when it is not clear. */
export const forfeitSide = (
  { by, won }: Pick<ForfeitRead, 'by' | 'won'>,
  { home, away }: { readonly home: string; readonly away: string },
): ForfeitSide | null => {
  const other = { home: 'away', away: 'home', both: 'both' } as const;
  const found = typeof by === 'string' ? (by === 'unknown' ? null : by) : sideOfTeam(by.team, home, away);
  return found && won ? other[found] : found;
};
