import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { Page } from 'playwright-core';
import { open } from './form-steps.ts';
import { writtenSeason } from './small-season.ts';
import { choicesIn, mutate } from './writes.ts';

/** A result of two teams, by their indexes in the league's list of teams. */
export type Score = {
  readonly home: number;
  readonly away: number;
  readonly goals: readonly [home: number, away: number];
  readonly date: string;
};

export type OwnLeague = {
  readonly id: number;
  readonly seasonId: number;
  readonly categoryId: number;
  readonly regionId: number;
  readonly rulesetId: number;
  readonly teamIds: readonly number[];
  /** The path of its page, in French. */
  readonly path: string;
  readonly record: (page: Page, score: Score) => Promise<{ readonly id: number; readonly path: string }>;
};

/** Returns a function that records games between the teams of a league. */
export const gameRecorder =
  (league: Pick<OwnLeague, 'id' | 'seasonId' | 'categoryId' | 'teamIds'>): OwnLeague['record'] =>
  async (page, { home, away, goals: [homeGoals, awayGoals], date }) => {
    const { id, path } = await mutate(page, 'game.record', {
      again: true,
      seasonId: league.seasonId,
      categoryId: league.categoryId,
      leagueId: league.id,
      tournamentId: null,
      stage: 'regular',
      group: null,
      homeTeamId: league.teamIds[home],
      awayTeamId: league.teamIds[away],
      date,
      time: '19:30',
      venue: null,
      city: null,
      homeGoals,
      awayGoals,
      decidedIn: 'regulation',
      forfeitedBy: null,
      homeFairPlay: null,
      awayFairPlay: null,
    });
    return { id, path: path ?? '' };
  };

const named = (name: string) => ({ fr: name, en: name });

/** The teams of the table at a path, each with its games played and its points. */
export const tableAt = async (page: Page, path: string): Promise<readonly string[]> => {
  await open(page, path);
  const rows = page.locator('main table').first().locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => {
      const cells = [...row.querySelectorAll('td')].map((cell) => cell.textContent);
      // Form and streak come after the points.
      return `${row.querySelector('th a')?.textContent}: ${cells[1]}, ${cells.at(-3)}`;
    }),
  );
};

/**
 * Creates a league with these teams in a new region, so that no other test writes in it. It uses any ruleset, or a new
 * one with these rules. Needs the role of a supervisor.
 */
export const createLeague = async (
  page: Page,
  place: string,
  teams: readonly string[],
  rules?: Ruleset,
): Promise<OwnLeague> => {
  const { season, categories, rulesets } = await choicesIn(page, writtenSeason);
  const seasonId = season?.id ?? 0;
  const categoryId = categories.find(({ name }) => name === 'M13 A relève')?.id ?? 0;
  const { id: regionId } = await mutate(page, 'region.add', { name: named(place) });
  const listing = { seasonId, categoryId, regionId };
  const defined = rules && { id: (await mutate(page, 'ruleset.define', { rules })).id, version: 1 };
  const ruleset = defined ?? rulesets[0];
  const rulesetId = ruleset?.id ?? 0;
  const league = await mutate(page, 'league.create', {
    ...listing,
    name: named(`Ligue ${place}`),
    rulesetId,
    rulesetVersion: ruleset?.version,
  });
  const teamIds: number[] = [];
  for (const name of teams)
    teamIds.push((await mutate(page, 'team.register', { ...listing, name, city: null })).id);
  if (teamIds.length > 0)
    await mutate(page, 'league.enterTeams', {
      leagueId: league.id,
      seasonId,
      teams: teamIds.map((teamId) => ({ teamId, divisionId: null })),
    });
  const own = { id: league.id, ...listing, rulesetId, teamIds, path: league.path ?? '' };
  return { ...own, record: gameRecorder(own) };
};
