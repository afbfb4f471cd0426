import type { Decision } from '@rondelle/contracts/competition/lists.ts';

/** Values of a game that was shared with the app, for the form of a new game. */
export type SharedGame = {
  readonly text: string;
  readonly home: string;
  readonly away: string;
  readonly homeGoals: string;
  readonly awayGoals: string;
  readonly decidedIn: Decision;
};

const key = 'shared-game';

/** Stores the shared game for the next game form in this tab. */
export const storeSharedGame = (game: SharedGame): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(game));
  } catch {
    return;
  }
};

/** Returns and removes the shared game, so that it fills only one form. */
export const takeSharedGame = (): SharedGame | null => {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored === null ? null : (JSON.parse(stored) as SharedGame);
  } catch {
    return null;
  }
};
