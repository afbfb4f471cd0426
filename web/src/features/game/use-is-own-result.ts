import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { ownerOfResult } from './own-result.ts';

/** Returns whether the reader entered the current result; false on the server, where all readers share the HTML. */
export const useIsOwnResult = (history: GameOutput['history']): boolean => {
  const me = useMe();
  const paths = usePaths();
  return me !== null && ownerOfResult(history) === paths.user({ id: me.id, name: me.username });
};
