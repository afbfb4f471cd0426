import { openStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { winnerOf } from '../game-words/game-words.ts';

type Team = GameCard['home'];
/** Two teams of a round with one game, or a series in order of play. `home` and `away` are those of the first game. */
export type Matchup = {
  readonly key: string;
  readonly games: readonly [GameCard, ...GameCard[]];
  readonly home: Team;
  readonly away: Team;
  /** The team that advances; null as long as a game left can change it. */
  readonly winnerId: number | null;
};

const keyOf = ({ home, away }: GameCard) => [home.id, away.id].sort((a, b) => a - b).join('-');

/** Counts a team's wins in a series. */
export const winsOf = (games: readonly GameCard[], teamId: number): number =>
  games.filter((game) => {
    const winner = winnerOf(game);
    return winner !== null && game[winner].id === teamId;
  }).length;

const winnerIdOf = (games: readonly GameCard[], home: Team, away: Team): number | null => {
  const left = games.filter(({ status }) => openStatuses.includes(status)).length;
  const lead = winsOf(games, home.id) - winsOf(games, away.id);
  if (Math.abs(lead) <= left) return null;
  return lead > 0 ? home.id : away.id;
};

/** Groups the games of a round into matchups, in the order of their first games. */
export const matchupsOf = (games: readonly GameCard[]): readonly Matchup[] =>
  [...Map.groupBy(games, keyOf)].flatMap(([key, [first, ...rest]]) => {
    if (!first) return [];
    const { home, away } = first;
    const series = [first, ...rest] as const;
    return [{ key, games: series, home, away, winnerId: winnerIdOf(series, home, away) }];
  });
