import type { LeagueUnderRulesInput } from '@rondelle/contracts/competition/inputs.ts';
import type { LeagueUnderRulesOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import { standingOf } from '../outputs/standing-output.ts';
import { tablesByName } from '../outputs/ties-by-name.ts';
import type { Db } from '../../views/schema.ts';
import { findLeague } from './find-league.ts';
import { leagueRows, restrictedTo } from './league-table.queries.ts';
import { computeStandings } from '../../views/standings/standings.ts';

/** Returns a league's table under another ruleset, beside the ranks under its own. */
export const leagueUnderRules = async (
  db: Db,
  input: LeagueUnderRulesInput,
): Promise<LeagueUnderRulesOutput> => {
  const { lang, did, playedBy, knownAt, preset } = input;
  const catalogue = await catalogueIn(db, lang, knownAt);
  const { seasonId, ...league } = await findLeague(db, catalogue, input);
  const rows = await leagueRows(db, league, { playedBy, knownAt });
  const rules = presets[preset];
  const competition = { ...rows.competition, rules };
  const under = rows.hasTable ? computeStandings(rows.games, rows.entries, competition) : [];
  const names = await namesFor(db, catalogue, {
    teams: under.map(({ teamId }) => ({ teamId, seasonId })),
  });
  const actual = restrictedTo(did, rows, rows.standings);
  return {
    league: { id: league.id, name: league.name, path: league.path },
    season: catalogue.season(seasonId),
    asOf: { playedBy: playedBy ?? null, knownAt: knownAt ?? null },
    preset,
    rules: structuredClone<LeagueUnderRulesOutput['rules']>({
      ...rules,
      tieBreakers: [...rules.tieBreakers],
      whenThreeOrMore: null,
    }),
    standings: tablesByName(restrictedTo(did, rows, under), names).map((row) => standingOf(row, names)),
    actual: actual.map(({ teamId, rank, points, totalPoints }) => ({ teamId, rank, points, totalPoints })),
  };
};
