import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import classes from './game-list.module.css';
import { GameRow, type GameRowProps } from './GameRow.tsx';

type Props = Omit<GameRowProps, 'game'> & { games: readonly GameCard[] };

/** Games one under the other, two beside each other where there is room. */
export function GameList({ games, ...shown }: Props) {
  return (
    <ul className={classes.list}>
      {games.map((game) => (
        <GameRow key={game.id} game={game} {...shown} />
      ))}
    </ul>
  );
}
