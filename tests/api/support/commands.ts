import { randomUUID } from 'node:crypto';
import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { GameCommand, LeagueCommand } from '@rondelle/contracts/competition/commands.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { category } from '@rondelle/domain/competition/category.decider.ts';
import { ruleset } from '@rondelle/domain/competition/ruleset.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import type { Site } from './site.ts';

const context = { actor: { id: 'member-7', role: 'supervisor' }, source: 'web' } as const;

type Omitted = 'commandId' | 'gameId' | 'seasonId';
type About<C extends GameCommand> = C extends GameCommand ? Omit<C, Omitted> : never;

/** Executes a command on a game and returns when it was recorded, as an ISO instant. */
export const onGame = async (
  site: Site,
  ids: { readonly gameId: number; readonly seasonId: number },
  command: About<GameCommand>,
): Promise<string> => {
  const stream = streamOf('game', ids.gameId);
  // Spreading the ids loses the discriminated type of the command.
  const whole = { ...command, ...ids, commandId: randomUUID() } as GameCommand;
  await execute(site.log, stream, game, whole, context);
  await site.project();
  let recordedAt = '';
  for await (const event of site.log.readStream(stream)) recordedAt = event.recordedAt;
  return recordedAt;
};

export const renameCategoryIn = async (
  site: Site,
  categoryId: number,
  onlyIn: number,
  name: { fr: string; en: string },
): Promise<void> => {
  const command = { type: 'RenameCategory', commandId: randomUUID(), categoryId, name, onlyIn } as const;
  await execute(site.log, streamOf('category', categoryId), category, command, context);
  await site.project();
};

/** Sets the policy of every category. */
export const setPolicies = async (site: Site, shows: CategoryPolicy): Promise<void> => {
  const rows = await site.db.selectFrom('categories').select('categoryId').execute();
  for (const { categoryId } of rows) {
    const command = { type: 'ChooseCategoryPolicy', commandId: randomUUID(), categoryId, shows } as const;
    await execute(site.log, streamOf('category', categoryId), category, command, context);
  }
  await site.project();
};

type AboutLeague<C extends LeagueCommand> = C extends LeagueCommand
  ? Omit<C, 'commandId' | 'leagueId' | 'seasonId'>
  : never;

export const onLeague = async (
  site: Site,
  ids: { readonly leagueId: number; readonly seasonId: number },
  command: AboutLeague<LeagueCommand>,
): Promise<void> => {
  const whole = { ...command, ...ids, commandId: randomUUID() } as LeagueCommand;
  await execute(site.log, streamOf('league', ids.leagueId), league, whole, context);
  await site.project();
};

/** Defines a ruleset that no league uses and returns its id and version. */
export const anotherRuleset = async (
  site: Site,
  rules: Ruleset = structuredClone<Ruleset>({ ...presets.threeTwoOne, tieBreakers: ['points', 'goalsFor'] }),
  rulesetId = 900,
): Promise<{ readonly rulesetId: number; readonly rulesetVersion: number }> => {
  const command = { type: 'DefineRuleset', commandId: randomUUID(), rulesetId, key: null, rules } as const;
  await execute(site.log, streamOf('ruleset', rulesetId), ruleset, command, context);
  await site.project();
  return { rulesetId, rulesetVersion: 1 };
};
