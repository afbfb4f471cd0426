import { readDraft, writeDraft } from '../../lib/forms/drafts.ts';
import { signedInAs } from '../../lib/member/signed-in.ts';
import type { GameValues } from './game-values.ts';

const key = (season: string) => `last-league ${season}`;
const leagueFields = ['kind', 'leagueId', 'leagueName', 'regionId', 'categoryId', 'categoryName'] as const;
export type LeagueValues = Pick<GameValues, (typeof leagueFields)[number]>;

/** Returns the league of the member’s last game of the season entered in this browser, or null; stored as a draft. */
export const lastLeague = (season: string): LeagueValues | null =>
  readDraft(signedInAs(), key(season)) as LeagueValues | null;

export const storeLastLeague = (season: string, values: LeagueValues): void => {
  const owner = signedInAs();
  // Not stored without a login: the next member to log in inherits a visitor's drafts.
  if (owner === null || values['kind'] !== 'league' || !values['leagueId']) return;
  const league = Object.fromEntries(leagueFields.map((name) => [name, values[name]]));
  writeDraft(owner, key(season), league);
};
