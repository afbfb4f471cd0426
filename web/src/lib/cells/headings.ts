import { plain } from './plain.ts';

/** Content of a spreadsheet column; `score` has the goals of both sides in one cell. */
export type Heading =
  | 'date'
  | 'time'
  | 'homeTeamId'
  | 'homeGoals'
  | 'awayTeamId'
  | 'awayGoals'
  | 'decidedIn'
  | 'homeFairPlay'
  | 'awayFairPlay'
  | 'score'
  | 'forfeit';

const one = (words: string) => {
  const known = new Set(words.split(' '));
  return (tokens: readonly string[]) => tokens.some((token) => known.has(token));
};
const isFairPlay = one('franc fair fairplay fj fp');
const isGoals = one('buts but b goals goal g score pointage');
const isHome = one(
  'local locale locaux loc domicile dom receveur receveurs receveuse recevant recevante recoit rec hote hotes home host hosts receiving',
);
const isAway = one(
  'visiteur visiteuse visiteurs visite visitant vis exterieur ext invite invites invitee away visitor visitors visiting guest guests',
);
const isHomeLetter = one('l h r d');
const isAwayLetter = one('v a');

const plainly: readonly (readonly [(tokens: readonly string[]) => boolean, Heading])[] = [
  [one('date jour day'), 'date'],
  [one('heure time debut start'), 'time'],
  [one('defaut forfait forfeit'), 'forfeit'],
  [one('decision decide decided fin issue ending ended prolongation overtime'), 'decidedIn'],
  [one('score pointage resultat result'), 'score'],
];
const shorts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    bl: ['b', 'l'],
    bv: ['b', 'v'],
    gh: ['g', 'h'],
    hg: ['g', 'h'],
    ga: ['g', 'a'],
    ag: ['g', 'a'],
    fjl: ['fj', 'l'],
    fjv: ['fj', 'v'],
    fph: ['fp', 'h'],
    fpa: ['fp', 'a'],
  }),
);

/**
 * The side whose goals come first where one heading names both, « Score (V-L) »; null when it does not.
 */
export const firstSideIn = (cell: string): 'home' | 'away' | null => {
  const sides = plain(cell)
    .split(' ')
    .flatMap((token) => {
      const own = [token];
      return isHome(own) || isHomeLetter(own)
        ? ['home' as const]
        : isAway(own) || isAwayLetter(own)
          ? ['away' as const]
          : [];
    });
  return sides.includes('home') && sides.includes('away') ? (sides[0] ?? null) : null;
};

/** A single letter names a side only beside what is counted: « Buts L », "FP A". */
const sideOf = (tokens: readonly string[], counts: boolean) => {
  if (isHome(tokens)) return 'home';
  if (isAway(tokens)) return 'away';
  if (!counts) return null;
  return isHomeLetter(tokens) ? 'home' : isAwayLetter(tokens) ? 'away' : null;
};

/** Returns the content of a column with this heading; null when unknown. */
export const headingIn = (cell: string): Heading | null => {
  const tokens = plain(cell)
    .split(' ')
    .flatMap((token) => shorts.get(token) ?? [token]);
  const [fairPlay, goals] = [isFairPlay(tokens), isGoals(tokens)];
  if (one('score pointage resultat result buts goals')(tokens) && firstSideIn(cell)) return 'score';
  const side = sideOf(tokens, fairPlay || goals);
  if (side && fairPlay) return `${side}FairPlay`;
  if (side && goals) return `${side}Goals`;
  const found = plainly.find(([fits]) => fits(tokens))?.[1] ?? null;
  return found ?? (side && `${side}TeamId`);
};

/**
 * Returns the columns by a heading row. Null unless at least two headings are known, none is repeated and no cell
 * starts with a digit.
 */
export const headingsIn = (cells: readonly string[]): readonly (Heading | null)[] | null => {
  const found = cells.map(headingIn);
  const known = found.filter((heading) => heading !== null);
  const hasNumbers = cells.some((cell) => /^\d/.test(cell));
  return known.length >= 2 && !hasNumbers && new Set(known).size === known.length ? found : null;
};
