import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { ownerOfResult } from './own-result.ts';

/** Whether the reader entered the current result. False on the server, because all readers share the same HTML. */
export const useIsOwnResult = (history: GameOutput['history']): boolean => {
  const me = useMe();
  const paths = usePaths();
  return me !== null && ownerOfResult(history) === paths.user({ id: me.id, name: me.username });
};
