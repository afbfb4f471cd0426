import type { GameCard, Standing } from '@rondelle/contracts/competition/outputs.ts';

/** Differences between two states of a page: games with a new score or status, teams with new figures in a table. */
export type LiveChanges = {
  readonly games: readonly GameCard[];
  readonly teams: readonly Standing[];
  /** True when log entries of the page were added or removed. */
  readonly entries: boolean;
};

/** Returns whether there is any change. */
export const isNews = ({ games, teams, entries }: LiveChanges): boolean =>
  games.length + teams.length > 0 || entries;

type Found = {
  readonly games: Map<number, GameCard>;
  readonly teams: Map<string, Standing>;
  /** By position in the log. */
  readonly entries: Set<unknown>;
};

const deepest = 12;

const isGame = (value: object): value is GameCard =>
  'home' in value && 'away' in value && 'status' in value && 'stage' in value && 'id' in value;
const isStanding = (value: object): value is Standing =>
  'rank' in value && 'team' in value && 'points' in value && 'gamesPlayed' in value && 'divisionId' in value;
const isEntry = (value: object): value is { position: unknown } =>
  'position' in value && 'recordedAt' in value && 'actor' in value;

const collect = (value: unknown, found: Found, depth = 0): void => {
  if (typeof value !== 'object' || value === null || depth > deepest) return;
  if (isGame(value)) found.games.set(value.id, value);
  else if (isStanding(value)) found.teams.set(`${value.team.id} ${value.divisionId}`, value);
  else if (isEntry(value)) found.entries.add(value.position);
  else for (const part of Object.values(value)) collect(part, found, depth + 1);
};

const found = (results: readonly unknown[]): Found => {
  const all: Found = { games: new Map(), teams: new Map(), entries: new Set() };
  for (const result of results) collect(result, all);
  return all;
};

const scoreOf = ({ status, home, away, period, decidedIn, forfeitedBy }: GameCard) =>
  [status, home.goals, away.goals, period, decidedIn, forfeitedBy].join();
const lineOf = ({ rank, points, gamesPlayed, goalsFor, goalsAgainst }: Standing) =>
  [rank, points, gamesPlayed, goalsFor, goalsAgainst].join();

const isSame = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean =>
  one.size === other.size && [...one].every((value) => other.has(value));

/** Compares the data of a page before and after a refetch. */
export const changesBetween = (before: readonly unknown[], after: readonly unknown[]): LiveChanges => {
  const [old, now] = [found(before), found(after)];
  const isNews = (game: GameCard) => {
    const known = old.games.get(game.id);
    return known ? scoreOf(known) !== scoreOf(game) : game.status === 'final' || game.status === 'live';
  };
  return {
    games: [...now.games.values()].filter(isNews),
    teams: [...now.teams].flatMap(([key, line]) => {
      const known = old.teams.get(key);
      return known && lineOf(known) !== lineOf(line) ? [line] : [];
    }),
    entries: !isSame(old.entries, now.entries),
  };
};
