import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { Head } from '../../lib/page/head.ts';
import { m } from '../../paraglide/messages.js';
import type { LeagueView } from './use-league.ts';

const views = {
  table: [m.league_standings, m.league_description],
  games: [m.league_all_games, m.league_games_description],
  forecast: [m.league_forecast, m.league_forecast_description],
  history: [m.history_tab, m.league_history_description],
  why: [m.why_link, m.league_why_description],
  whatIf: [m.whatif_link, m.league_whatif_description],
  rules: [m.rules_link, m.league_rules_description],
} as const satisfies Record<LeagueView, readonly unknown[]>;

type League = {
  readonly name: string;
  readonly division: { readonly name: string } | null;
  readonly season: Pick<LeagueOutput['league']['season'], 'slug'>;
};

/** « M13 AA Montréal – Nord »: the heading of a league's page. */
export const leagueHeading = ({ name, division }: League): string =>
  division ? `${name} – ${division.name}` : name;

/** Title and description of a view of a league, different for each view, division and season. */
export const leagueHead = (view: LeagueView, league: League): Head => {
  const [viewName, description] = views[view];
  const of = { league: leagueHeading(league), season: league.season.slug };
  return { title: m.league_title({ view: viewName(), ...of }), description: description(of) };
};
