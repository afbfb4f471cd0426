import { category } from '@rondelle/domain/competition/category.decider.ts';
import { division } from '@rondelle/domain/competition/division.decider.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { region } from '@rondelle/domain/competition/region.decider.ts';
import { ruleset } from '@rondelle/domain/competition/ruleset.decider.ts';
import { season } from '@rondelle/domain/competition/season.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import * as pages from './pages-of.ts';
import { thingsOf } from './run-command.ts';

export const games = thingsOf({ kind: 'game', decider: game, pathOf: pages.pageOfGame });
export const leagues = thingsOf({ kind: 'league', decider: league, pathOf: pages.pageOfLeague });
export const tournaments = thingsOf({
  kind: 'tournament',
  decider: tournament,
  pathOf: pages.pageOfTournament,
});
export const teams = thingsOf({
  kind: 'team',
  decider: team,
  pathOf: pages.pageOfTeam,
  corrects: (command, state) =>
    command.type === 'ListTeamForSeason' && (state?.seasons.has(command.seasonId) ?? false),
});
export const regions = thingsOf({ kind: 'region', decider: region, pathOf: pages.pageOfPlace('region') });
export const categories = thingsOf({
  kind: 'category',
  decider: category,
  pathOf: pages.pageOfPlace('category'),
});
export const divisions = thingsOf({ kind: 'division', decider: division, pathOf: pages.noPage });
export const seasons = thingsOf({ kind: 'season', decider: season, pathOf: pages.pageOfSeason });
export const rulesets = thingsOf({ kind: 'ruleset', decider: ruleset, pathOf: pages.noPage });
