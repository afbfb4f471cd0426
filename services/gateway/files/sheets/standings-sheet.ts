import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { TournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { type Columns, type Sheet, sheetOf } from './sheet.ts';
import { titleAsOf } from './title-as-of.ts';

type Line = Standing & { readonly category?: string; readonly group?: string | null };

/** The criteria that decided the rank of a tied team, in order; null for a team that was not tied. */
const tieBreakText = ({ tieBreak }: Line, locale: Language): string | null => {
  if (tieBreak === null) return null;
  const criteria = tieBreak.steps.map(({ criterion }) => m[`file_criterion_${criterion}`]({}, { locale }));
  return [...criteria, ...(tieBreak.unresolved ? [m.file_tie_shared({}, { locale })] : [])].join(' → ');
};

const columnsIn = (lang: Language): Columns<Line> => ({
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
  points_deducted: ({ deducted }) => deducted,
  points: ({ totalPoints }) => totalPoints,
  tie_break: (line) => tieBreakText(line, lang),
});

/** A league's table, or that of one of its divisions. */
export const tableSheet = (lang: Language, { league, asOf, standings }: LeagueOutput): Sheet => {
  const division = league.division ? ` – ${league.division.name}` : '';
  const title = `${league.name}${division} ${league.season.slug}`;
  return sheetOf(lang, titleAsOf(title, asOf, lang), columnsIn(lang), standings);
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
    ...columnsIn(lang),
  };
  return sheetOf(lang, titleAsOf(tournament.name, asOf, lang), own, rows);
};
