import { useMe } from '../../lib/member/use-me.ts';

/** Returns whether to offer undoing: members may; visitors, for whom all HTML is made, find it at the change. */
export const useMayUndo = (): boolean => useMe() !== null;
