import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { signedInAs } from '../../lib/signed-in.ts';
import type { GameValues } from './game-values.ts';

const key = (season: string) => `last-league ${season}`;
const kept = ['kind', 'leagueId', 'leagueName', 'regionId', 'categoryId', 'categoryName'] as const;
export type LeagueValues = Pick<GameValues, (typeof kept)[number]>;

/** The league in which whoever is logged in last entered a game of the season in this browser; kept as drafts are. */
export const lastLeague = (season: string): LeagueValues | null =>
  readDraft(signedInAs(), key(season)) as LeagueValues | null;

export const keepLastLeague = (season: string, values: LeagueValues): void => {
  const owner = signedInAs();
  // What a visitor leaves goes to the first who logs in: nobody's last league does.
  if (owner === null || values['kind'] !== 'league' || !values['leagueId']) return;
  const league = Object.fromEntries(kept.map((name) => [name, values[name]]));
  writeDraft(owner, key(season), league);
};
