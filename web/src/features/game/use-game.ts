import { usePage } from '../../lib/place.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

/** The game that the URL names. */
export const useGame = () => trpc.game.get.useQuery(questions.game(usePage('game')));
