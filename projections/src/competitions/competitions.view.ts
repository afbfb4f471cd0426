import type { LeagueRow, RulesetRow, TournamentRow } from '../catalogue/catalogue.tables.ts';
import { leagues } from '../catalogue/leagues.views.ts';
import { rulesets } from '../catalogue/rulesets.view.ts';
import { tournaments } from '../catalogue/tournaments.views.ts';
import { by, derivedView } from '../engine/view.ts';
import { type CompetitionRow, competitionsTable } from './competitions.table.ts';

const common = (row: LeagueRow | TournamentRow, { rules }: RulesetRow) => ({
  competition: row.competition,
  season_id: row.season_id,
  ruleset_id: row.ruleset_id,
  ruleset_version: row.ruleset_version,
  rules,
  draw: row.draw,
});

/** Grouped by the version of the ruleset, so that a competition that moves to another one takes its rules along. */
export const competitions = derivedView({
  version: 1,
  table: competitionsTable,
  group: ['ruleset_id', 'ruleset_version'],
  from: {
    rulesets: by(rulesets, ['ruleset_id', 'version']),
    leagues: by(leagues, ['ruleset_id', 'ruleset_version']),
    tournaments: by(tournaments, ['ruleset_id', 'ruleset_version']),
  },
  compute: ({ rulesets: [ruleset], leagues, tournaments }): CompetitionRow[] =>
    ruleset
      ? [
          ...leagues.map((row) => ({ kind: 'league' as const, id: row.league_id, ...common(row, ruleset) })),
          ...tournaments.map((row) => ({
            kind: 'tournament' as const,
            id: row.tournament_id,
            ...common(row, ruleset),
          })),
        ]
      : [],
});
