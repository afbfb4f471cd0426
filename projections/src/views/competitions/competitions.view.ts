import type { LeagueRow, RulesetRow, TournamentRow } from '../catalogue/catalogue.tables.ts';
import { leagues } from '../catalogue/leagues.views.ts';
import { rulesets } from '../catalogue/rulesets.view.ts';
import { tournaments } from '../catalogue/tournaments.views.ts';
import { by, derivedView } from '../engine/view.ts';
import { type CompetitionRow, competitionsTable } from './competitions.table.ts';

const common = (row: LeagueRow | TournamentRow, { rules }: RulesetRow) => ({
  competition: row.competition,
  seasonId: row.seasonId,
  rulesetId: row.rulesetId,
  rulesetVersion: row.rulesetVersion,
  rules,
  draw: row.draw,
});

/** Grouped by ruleset version, so that a competition that changes its ruleset gets the new rules. */
export const competitions = derivedView({
  version: 2,
  table: competitionsTable,
  group: ['rulesetId', 'rulesetVersion'],
  from: {
    rulesets: by(rulesets, ['rulesetId', 'version']),
    leagues: by(leagues, ['rulesetId', 'rulesetVersion']),
    tournaments: by(tournaments, ['rulesetId', 'rulesetVersion']),
  },
  compute: ({ rulesets: [ruleset], leagues, tournaments }): CompetitionRow[] =>
    ruleset
      ? [
          ...leagues.map((row) => ({
            kind: 'league' as const,
            id: row.leagueId,
            categoryId: row.categoryId,
            ...common(row, ruleset),
          })),
          ...tournaments.map((row) => ({
            kind: 'tournament' as const,
            id: row.tournamentId,
            categoryId: null,
            ...common(row, ruleset),
          })),
        ]
      : [],
});
