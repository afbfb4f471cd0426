import { marginCap } from './counted-margin.ts';

/** Games between teams by number, with the weight of each. */
export type WeighedGames = {
  readonly home: Int32Array;
  readonly away: Int32Array;
  /** Home margin in goals. */
  readonly margin: Float64Array;
  readonly homeGoals: Float64Array;
  readonly awayGoals: Float64Array;
  readonly weight: Float64Array;
};

/**
 * The matchup that each game of a season belongs to. Games with the same host and guest are one matchup, since their
 * forecast is the same; a game with a margin at the cap is one of its own, since it may stop to count. Matchups are
 * numbered by their first game, so that the first games of a season have the first matchups.
 */
export type MatchupNumbers = {
  readonly ofGame: Int32Array;
  readonly home: Int32Array;
  readonly away: Int32Array;
  /** Number of the two teams, whichever is the host. */
  readonly pair: Int32Array;
  readonly pairs: number;
  /** The matchups of `team`, in order, are at `from[team]` up to `from[team + 1]` of `ofTeam`. */
  readonly from: Int32Array;
  readonly ofTeam: Int32Array;
};

/** The games of a schedule added up by matchup: fitting goes through them many times, and there are fewer than games. */
export type Matchups = {
  readonly numbers: MatchupNumbers;
  readonly home: Int32Array;
  readonly away: Int32Array;
  readonly games: Float64Array;
  readonly weight: Float64Array;
  /** Weighted mean of the home margins. */
  readonly margin: Float64Array;
  /** Weighted sum of the squares of margins around the mean of their matchup. */
  readonly squaresWithin: number;
  /** Weighted goals of each team and of its opponents. */
  readonly scored: Float64Array;
  readonly allowed: Float64Array;
  /** Goals of all home and of all away teams, without weights. */
  readonly homeGoals: number;
  readonly awayGoals: number;
};

/** Numbers the keys by their first use. */
const numbering = () => {
  const numbers = new Map<number, number>();
  return {
    of: (key: number): number => {
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    },
    size: () => numbers.size,
  };
};

const byTeam = (teams: number, home: Int32Array, away: Int32Array) => {
  const from = new Int32Array(teams + 1);
  for (const sides of [home, away]) for (const team of sides) from[team + 1] = (from[team + 1] as number) + 1;
  for (let team = 0; team < teams; team += 1)
    from[team + 1] = (from[team + 1] as number) + (from[team] as number);
  const next = from.slice();
  const ofTeam = new Int32Array(2 * home.length);
  const add = (team: number, matchup: number): void => {
    const at = next[team] as number;
    ofTeam[at] = matchup;
    next[team] = at + 1;
  };
  home.forEach((host, matchup) => {
    add(host, matchup);
    add(away[matchup] as number, matchup);
  });
  return { from, ofTeam };
};

export const numberMatchups = (
  { home, away, margin }: Pick<WeighedGames, 'home' | 'away' | 'margin'>,
  teams: number,
): MatchupNumbers => {
  const [matchups, pairs] = [numbering(), numbering()];
  const first: number[] = [];
  const pair: number[] = [];
  const ofGame = home.map((host, game) => {
    const guest = away[game] as number;
    const isAtCap = Math.abs(margin[game] as number) >= marginCap;
    const number = matchups.of(isAtCap ? -1 - game : host * teams + guest);
    if (number === first.length) {
      first.push(game);
      pair.push(pairs.of(Math.min(host, guest) * teams + Math.max(host, guest)));
    }
    return number;
  });
  const hosts = Int32Array.from(first, (game) => home[game] as number);
  const guests = Int32Array.from(first, (game) => away[game] as number);
  return {
    ofGame,
    home: hosts,
    away: guests,
    pair: Int32Array.from(pair),
    pairs: pairs.size(),
    ...byTeam(teams, hosts, guests),
  };
};

/** Adds up the first games of a season by matchup. */
export const addUpMatchups = (numbers: MatchupNumbers, games: WeighedGames): Matchups => {
  const { ofGame } = numbers;
  const { home, away, margin, homeGoals, awayGoals, weight } = games;
  const teams = numbers.from.length - 1;
  let count = 0;
  for (let game = 0; game < home.length; game += 1) count = Math.max(count, (ofGame[game] as number) + 1);
  const sums = {
    games: new Float64Array(count),
    weight: new Float64Array(count),
    margin: new Float64Array(count),
    scored: new Float64Array(teams),
    allowed: new Float64Array(teams),
  };
  let [squares, ofHome, ofAway] = [0, 0, 0];
  for (let game = 0; game < home.length; game += 1) {
    const matchup = ofGame[game] as number;
    const h = home[game] as number;
    const a = away[game] as number;
    const goalsH = homeGoals[game] as number;
    const goalsA = awayGoals[game] as number;
    const own = weight[game] as number;
    const weighted = own * (margin[game] as number);
    sums.games[matchup] = (sums.games[matchup] as number) + 1;
    sums.weight[matchup] = (sums.weight[matchup] as number) + own;
    sums.margin[matchup] = (sums.margin[matchup] as number) + weighted;
    squares += weighted * (margin[game] as number);
    sums.scored[h] = (sums.scored[h] as number) + own * goalsH;
    sums.allowed[h] = (sums.allowed[h] as number) + own * goalsA;
    sums.scored[a] = (sums.scored[a] as number) + own * goalsA;
    sums.allowed[a] = (sums.allowed[a] as number) + own * goalsH;
    ofHome += goalsH;
    ofAway += goalsA;
  }
  for (let matchup = 0; matchup < count; matchup += 1) {
    const ofMatchup = sums.weight[matchup] as number;
    // Games of centuries ago weigh nothing.
    const mean = ofMatchup === 0 ? 0 : (sums.margin[matchup] as number) / ofMatchup;
    squares -= mean * (sums.margin[matchup] as number);
    sums.margin[matchup] = mean;
  }
  return {
    numbers,
    home: numbers.home.subarray(0, count),
    away: numbers.away.subarray(0, count),
    ...sums,
    squaresWithin: Math.max(0, squares),
    homeGoals: ofHome,
    awayGoals: ofAway,
  };
};
