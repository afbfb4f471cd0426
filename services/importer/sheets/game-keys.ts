import { eachInTurns } from '@rondelle/infra/turns.ts';
import type { StandingGame } from './read-leagues.ts';

/** A row with its league and teams, as far as its game is recognised by it. */
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
  /** Whether deleted games are entered once more. */
  readonly again: boolean;
};

export type Keyed = {
  readonly key: string;
  /** Of a game that people have entered, which has no key of its own. */
  readonly gameId: number | null;
};

const pairingOf = ({ leagueId, date, home, away }: Placed): string =>
  `sheet/${leagueId}/${date}/${home}/${away}`;
const numberedOf = ({ leagueId, number }: Placed): string => `sheet/${leagueId}/n/${number}`;
const standingPairing = ({ leagueId, date, homeTeamId, awayTeamId }: StandingGame): string =>
  `sheet/${leagueId}/${date}/${homeTeamId}/${awayTeamId}`;

const isOfTeams = ({ homeTeamId, awayTeamId }: StandingGame, { home, away }: Placed): boolean =>
  [homeTeamId, awayTeamId].toSorted().join() === [home, away].toSorted().join();

/** Numbers tell games apart unless one stands beside two of them: then they count something else. */
const numbersThatTell = async (rows: readonly Placed[]): Promise<(row: Placed) => boolean> => {
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

/** Two games of the same teams on a day are told apart by their time. */
const turnsOf = async (rows: readonly Placed[]): Promise<(row: Placed) => number> => {
  const times = new Map<string, Set<string>>();
  await eachInTurns(rows, (row) => {
    const pairing = pairingOf(row);
    const known = times.get(pairing);
    if (known) known.add(row.time);
    else times.set(pairing, new Set([row.time]));
  });
  const order = new Map<string, readonly string[]>();
  await eachInTurns(times, ([pairing, those]) => order.set(pairing, [...those].toSorted()));
  return (row) => order.get(pairingOf(row))?.indexOf(row.time) ?? 0;
};

/** Games that are there, by their keys and by their days and teams. */
const knownAmong = async (standing: readonly StandingGame[]) => {
  const byKey = new Map<string, StandingGame>();
  const byPairing = new Map<string, StandingGame[]>();
  await eachInTurns(standing, (game) => {
    if (game.sourceKey !== null) byKey.set(game.sourceKey, game);
    const pairing = standingPairing(game);
    const there = byPairing.get(pairing);
    if (there) there.push(game);
    else byPairing.set(pairing, [game]);
  });
  return { byKey, byPairing };
};

const keyed = (game: StandingGame): Keyed => ({
  key: game.sourceKey ?? `#${game.id}`,
  gameId: game.sourceKey === null ? game.id : null,
});

/**
 * The key of each row's game, in their order: under which it is known already, by its number or by its day and its teams,
 * or one that the same row gets again. Two rows of one game have the same key.
 */
export const gameKeys = async (
  rows: readonly Placed[],
  { standing, deleted, again }: Site,
): Promise<Keyed[]> => {
  const { byKey, byPairing } = await knownAmong(standing);
  const tells = await numbersThatTell(rows);
  const turnOf = await turnsOf(rows);
  const anew = (key: string): string => {
    if (!again || !deleted.has(key)) return key;
    for (let turn = 2; ; turn += 1) if (!deleted.has(`${key}~${turn}`)) return `${key}~${turn}`;
  };
  const keyOf = (row: Placed): Keyed => {
    const turn = turnOf(row);
    const own = turn > 0 ? `${pairingOf(row)}/${turn + 1}` : pairingOf(row);
    const numbered = tells(row) ? byKey.get(numberedOf(row)) : undefined;
    if (numbered && isOfTeams(numbered, row)) return keyed(numbered);
    const known = byKey.get(anew(own));
    if (known) return keyed(known);
    const there = byPairing.get(pairingOf(row)) ?? [];
    const same = there.find(({ time }) => time !== null && time === row.time) ?? there[turn];
    if (same) return keyed(same);
    if (deleted.has(own)) return { key: anew(own), gameId: null };
    const key = tells(row) && !numbered ? numberedOf(row) : own;
    return { key: anew(key), gameId: null };
  };
  const keys: Keyed[] = [];
  await eachInTurns(rows, (row) => keys.push(keyOf(row)));
  return keys;
};
