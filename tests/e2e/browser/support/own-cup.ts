import type { Page } from 'playwright-core';
import type { OwnLeague } from './own-league.ts';
import { tell } from './writes.ts';

type Cup = {
  readonly name: { readonly fr: string; readonly en: string } | string;
  readonly city?: string;
  /** The ruleset of the league unless another is given. */
  readonly rulesetId?: number;
  /** The league's teams enter it, in this group or in none; without it, nobody does. */
  readonly group?: string | null;
};

/** A tournament of three days in January 2021, in the category of one's own league. Needs a supervisor's role. */
export const makeCup = async (
  page: Page,
  { seasonId, categoryId, rulesetId, teamIds }: OwnLeague,
  cup: Cup,
): Promise<{ readonly id: number; readonly path: string }> => {
  const { id, path } = await tell(page, 'tournament.create', {
    seasonId,
    name: typeof cup.name === 'string' ? { fr: cup.name, en: cup.name } : cup.name,
    categoryIds: [categoryId],
    startsOn: '2021-01-07',
    endsOn: '2021-01-09',
    city: cup.city ?? null,
    rulesetId: cup.rulesetId ?? rulesetId,
    rulesetVersion: 1,
  });
  const { group } = cup;
  if (group !== undefined)
    await tell(page, 'tournament.enterTeams', { tournamentId: id, seasonId, teamIds, categoryId, group });
  return { id, path: path ?? '' };
};
