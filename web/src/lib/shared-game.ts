import type { Decision } from '@rondelle/contracts/competition/lists.ts';

/** What was shared with the app, as the form of a new game begins with it. */
export type SharedGame = {
  readonly text: string;
  readonly home: string;
  readonly away: string;
  readonly homeGoals: string;
  readonly awayGoals: string;
  readonly decidedIn: Decision;
};

const key = 'shared-game';

/** Kept for the next form of a game in this tab. */
export const keepSharedGame = (game: SharedGame): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(game));
  } catch {
    return;
  }
};

/** What was shared last and has not begun a form yet. */
export const takeSharedGame = (): SharedGame | null => {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? null : (JSON.parse(kept) as SharedGame);
  } catch {
    return null;
  }
};
