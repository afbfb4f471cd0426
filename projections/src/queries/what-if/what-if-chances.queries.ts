import type { WhatIfChancesOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { WhatIfChancesInput } from '@rondelle/contracts/competition/inputs.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { parseWhatIf } from '@rondelle/contracts/competition/what-if.ts';
import { chancesInScenario, outlooksIn } from '../outlook/league-forecast.queries.ts';
import { leagueSources } from '../outlook/league-sources.queries.ts';
import type { Simulations } from '../outlook/simulations.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { findLeague } from '../standings/find-league.ts';
import { type ScenarioGame, applyScenario, scenarioGamesOf } from '../../computing/what-if/what-if.ts';

/**
 * Gives results of a scenario full fair-play points where none are recorded. Otherwise the games would count as if
 * these points were lost.
 */
const fairly = (scenarioGames: readonly ScenarioGame[], { fairPlay }: Ruleset): readonly ScenarioGame[] =>
  scenarioGames.map(({ actual, scenario }) => ({
    actual,
    scenario: {
      ...scenario,
      homeFairPlay: scenario.homeFairPlay ?? fairPlay?.maxPerGame ?? null,
      awayFairPlay: scenario.awayFairPlay ?? fairPlay?.maxPerGame ?? null,
    },
  }));

/** Returns every team's chance of the target, now and in a scenario; empty when no games are left. */
export const whatIfChances = async (
  db: Db,
  input: WhatIfChancesInput,
  simulations?: Simulations,
): Promise<WhatIfChancesOutput> => {
  const catalogue = await catalogueIn(db, input.lang);
  const league = await findLeague(db, catalogue, input);
  const results = parseWhatIf(input.whatIf) ?? [];
  const sources = await leagueSources(db, league);
  const [{ target, teams: now }, then] = await Promise.all([
    outlooksIn(sources, simulations),
    chancesInScenario(
      sources,
      (games, rules) => applyScenario(games, fairly(scenarioGamesOf(games, results), rules)),
      simulations,
    ),
  ]);
  const { seasonId } = league;
  const names = await namesFor(db, catalogue, { teams: now.map(({ teamId }) => ({ teamId, seasonId })) });
  const teams = now.flatMap(({ teamId, firstFour, playoffs }) => {
    const before = target === 'firstFour' ? firstFour : (playoffs?.chance ?? 0);
    const after = then.get(teamId);
    return after === undefined ? [] : [{ team: names.team(teamId, seasonId), before, after }];
  });
  return {
    target,
    teams: teams.sort((a, b) => b.after - a.after || b.before - a.before || a.team.id - b.team.id),
  };
};
