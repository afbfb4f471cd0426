import { usePage } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

/** The game that the URL names. */
export const useGame = () => trpc.game.get.useQuery(questions.game(usePage('game')));
