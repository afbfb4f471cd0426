import { eachInTurns } from '@rondelle/infra/turns.ts';
import type { StandingGame } from './read-leagues.ts';

/** The league, teams, day, time and number of a row, by which its game is recognised. */
export type Placed = {
  readonly line: number;
  readonly leagueId: number;
  readonly date: string;
  readonly time: string;
  readonly home: number;
  readonly away: number;
  readonly number: string;
};

type Site = {
  readonly standing: readonly StandingGame[];
  /** Ids of deleted games by key. */
  readonly deleted: ReadonlyMap<string, number>;
  /** Whether deleted games are entered again. */
  readonly again: boolean;
};

export type Keyed = {
  readonly key: string;
  /** The id of a game that people have entered, which has no key of its own; otherwise null. */
  readonly gameId: number | null;
};

const pairingOf = ({ leagueId, date, home, away }: Placed): string =>
  `sheet/${leagueId}/${date}/${home}/${away}`;
const numberedOf = ({ leagueId, number }: Placed): string => `sheet/${leagueId}/n/${number}`;
const standingPairing = ({ leagueId, date, homeTeamId, awayTeamId }: StandingGame): string =>
  `sheet/${leagueId}/${date}/${homeTeamId}/${awayTeamId}`;

const isOfTeams = ({ homeTeamId, awayTeamId }: StandingGame, { home, away }: Placed): boolean =>
  [homeTeamId, awayTeamId].toSorted().join() === [home, away].toSorted().join();

/**
 * Returns whether a row's number identifies its game. When one number in a league belongs to two games, all numbers of
 * the league count something else and are ignored.
 */
const distinctNumbers = async (rows: readonly Placed[]): Promise<(row: Placed) => boolean> => {
  const games = new Map<string, string>();
  const ambiguous = new Set<number>();
  await eachInTurns(rows, (row) => {
    if (row.number === '') return;
    const known = games.get(numberedOf(row));
    if (known !== undefined && known !== pairingOf(row)) ambiguous.add(row.leagueId);
    games.set(numberedOf(row), pairingOf(row));
  });
  return (row) => row.number !== '' && row.number.length <= 20 && !ambiguous.has(row.leagueId);
};

/** Numbers the games of the same teams on a day from 0, in order of time. */
const turnsOf = async (rows: readonly Placed[]): Promise<(row: Placed) => number> => {
  const times = new Map<string, Set<string>>();
  await eachInTurns(rows, (row) => {
    const pairing = pairingOf(row);
    const known = times.get(pairing);
    if (known) known.add(row.time);
    else times.set(pairing, new Set([row.time]));
  });
  const order = new Map<string, ReadonlyMap<string, number>>();
  const sort = ([pairing, those]: readonly [string, ReadonlySet<string>]) =>
    order.set(pairing, new Map([...those].toSorted().map((time, at) => [time, at])));
  await eachInTurns(times, sort);
  return (row) => order.get(pairingOf(row))?.get(row.time) ?? 0;
};

/** Indexes the recorded games by key, by day and teams, and by day, teams and time. */
const knownAmong = async (standing: readonly StandingGame[]) => {
  const byKey = new Map<string, StandingGame>();
  const byPairing = new Map<string, StandingGame[]>();
  /** By day, teams and time: the first game of several. */
  const byTime = new Map<string, StandingGame>();
  await eachInTurns(standing, (game) => {
    if (game.sourceKey !== null) byKey.set(game.sourceKey, game);
    const pairing = standingPairing(game);
    const there = byPairing.get(pairing);
    if (there) there.push(game);
    else byPairing.set(pairing, [game]);
    const at = `${pairing} ${game.time}`;
    if (game.time !== null && !byTime.has(at)) byTime.set(at, game);
  });
  return { byKey, byPairing, byTime };
};

const keyed = (game: StandingGame): Keyed => ({
  key: game.sourceKey ?? `#${game.id}`,
  gameId: game.sourceKey === null ? game.id : null,
});

/**
 * Returns the key of each row's game, in the order of the rows: that of the recorded game, found by number or by day
 * and teams, else a new one that the same row gets every time. Two rows of one game have the same key.
 */
export const gameKeys = async (
  rows: readonly Placed[],
  { standing, deleted, again }: Site,
): Promise<Keyed[]> => {
  const { byKey, byPairing, byTime } = await knownAmong(standing);
  const isDistinct = await distinctNumbers(rows);
  const turnOf = await turnsOf(rows);
  const anew = (key: string): string => {
    if (!again || !deleted.has(key)) return key;
    for (let turn = 2; ; turn += 1) if (!deleted.has(`${key}~${turn}`)) return `${key}~${turn}`;
  };
  const keyOf = (row: Placed): Keyed => {
    const turn = turnOf(row);
    const own = turn > 0 ? `${pairingOf(row)}/${turn + 1}` : pairingOf(row);
    const numbered = isDistinct(row) ? byKey.get(numberedOf(row)) : undefined;
    if (numbered && isOfTeams(numbered, row)) return keyed(numbered);
    const known = byKey.get(anew(own));
    if (known) return keyed(known);
    const pairing = pairingOf(row);
    const same = byTime.get(`${pairing} ${row.time}`) ?? byPairing.get(pairing)?.[turn];
    if (same) return keyed(same);
    if (deleted.has(own)) return { key: anew(own), gameId: null };
    const key = isDistinct(row) && !numbered ? numberedOf(row) : own;
    return { key: anew(key), gameId: null };
  };
  const keys: Keyed[] = [];
  await eachInTurns(rows, (row) => keys.push(keyOf(row)));
  return keys;
};
