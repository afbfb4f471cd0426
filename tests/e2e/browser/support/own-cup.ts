import type { Page } from 'playwright-core';
import type { OwnLeague } from './own-league.ts';
import { mutate } from './writes.ts';

type Cup = {
  readonly name: { readonly fr: string; readonly en: string } | string;
  readonly city?: string;
  /** The league's ruleset by default. */
  readonly rulesetId?: number;
  /** Enters the league's teams in this group, or without a group when it is null. No team is entered by default. */
  readonly group?: string | null;
};

/**
 * Creates a tournament of three days in January 2021, in the category of the own league. Needs the role of a
 * supervisor.
 */
export const makeCup = async (
  page: Page,
  { seasonId, categoryId, rulesetId, teamIds }: OwnLeague,
  cup: Cup,
): Promise<{ readonly id: number; readonly path: string }> => {
  const { id, path } = await mutate(page, 'tournament.create', {
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
    await mutate(page, 'tournament.enterTeams', { tournamentId: id, seasonId, teamIds, categoryId, group });
  return { id, path: path ?? '' };
};
