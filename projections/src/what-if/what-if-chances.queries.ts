import type { WhatIfChancesOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { WhatIfChancesInput } from '@rondelle/contracts/competition/inputs.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { parseWhatIf } from '@rondelle/contracts/competition/what-if.ts';
import { firstFourSupposing, outlooksOf } from '../outlook/league-forecast.queries.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../schema.ts';
import { findLeague } from '../standings/find-league.ts';
import { type Supposition, supposing, suppositionsOn } from './what-if.ts';

/**
 * Fair play goes on as usual where a result is supposed: nobody says that points for it are lost, and a game without
 * them would count as one in which they were.
 */
const fairly = (suppositions: readonly Supposition[], { fairPlay }: Ruleset): readonly Supposition[] =>
  suppositions.map(({ actual, supposed }) => ({
    actual,
    supposed: {
      ...supposed,
      homeFairPlay: supposed.homeFairPlay ?? fairPlay?.maxPerGame ?? null,
      awayFairPlay: supposed.awayFairPlay ?? fairPlay?.maxPerGame ?? null,
    },
  }));

/** Every team's chance of the first four ranks, as things are and with supposed results; none where nothing is to come. */
export const whatIfChances = async (db: Db, input: WhatIfChancesInput): Promise<WhatIfChancesOutput> => {
  const catalogue = await catalogueIn(db, input.lang);
  const league = await findLeague(db, catalogue, input);
  const results = parseWhatIf(input.whatIf) ?? [];
  const [{ teams: now }, then] = await Promise.all([
    outlooksOf(db, league),
    firstFourSupposing(db, league, (games, rules) =>
      supposing(games, fairly(suppositionsOn(games, results), rules)),
    ),
  ]);
  const { seasonId } = league;
  const names = await namesFor(db, catalogue, { teams: now.map(({ teamId }) => ({ teamId, seasonId })) });
  const teams = now.flatMap(({ teamId, firstFour: before }) => {
    const after = then.get(teamId);
    return after === undefined ? [] : [{ team: names.team(teamId, seasonId), before, after }];
  });
  return { teams: teams.sort((a, b) => b.after - a.after || b.before - a.before || a.team.id - b.team.id) };
};
