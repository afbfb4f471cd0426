import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { TournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { type Columns, type Sheet, sheetOf } from './sheet.ts';
import { titleAsOf } from './title-as-of.ts';

type Line = Standing & { readonly category?: string; readonly group?: string | null };

const columns: Columns<Line> = {
  rank: ({ rank }) => rank,
  team: ({ team }) => team.name,
  games_played: ({ gamesPlayed }) => gamesPlayed,
  wins: ({ wins }) => wins,
  losses: ({ losses }) => losses,
  ties: ({ ties }) => ties,
  overtime_losses: ({ overtimeLosses, shootoutLosses }) => overtimeLosses + shootoutLosses,
  goals_for: ({ goalsFor }) => goalsFor,
  goals_against: ({ goalsAgainst }) => goalsAgainst,
  goal_difference: ({ goalDifference }) => goalDifference,
  fair_play_points: ({ fairPlayPoints }) => fairPlayPoints,
  points: ({ totalPoints }) => totalPoints,
};

/** A league's table, or that of one of its divisions. */
export const tableSheet = (lang: Language, { league, asOf, standings }: LeagueOutput): Sheet => {
  const division = league.division ? ` – ${league.division.name}` : '';
  const title = `${league.name}${division} ${league.season.slug}`;
  return sheetOf(lang, titleAsOf(title, asOf, lang), columns, standings);
};

/** All group tables of a tournament, one after the other. */
export const groupsSheet = (
  lang: Language,
  { tournament, asOf, tournamentCategories }: TournamentOutput,
): Sheet => {
  const rows = tournamentCategories.flatMap(({ category, groups }) =>
    groups.flatMap(({ name: group, standings }) =>
      standings.map((standing): Line => ({ ...standing, category: category.name, group })),
    ),
  );
  const own: Columns<Line> = {
    category: ({ category }) => category ?? null,
    group: ({ group }) => group ?? null,
    ...columns,
  };
  return sheetOf(lang, titleAsOf(tournament.name, asOf, lang), own, rows);
};
