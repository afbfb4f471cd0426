import type { TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { type Columns, type Sheet, sheetOf } from './sheet.ts';

type Season = TeamStatsOutput['bySeason'][number];

const columns: Columns<Season> = {
  season: ({ season }) => season.slug,
  games_played: ({ record }) => record.gamesPlayed,
  wins: ({ record }) => record.wins,
  losses: ({ record }) => record.losses,
  ties: ({ record }) => record.ties,
  overtime_losses: ({ record }) => record.overtimeLosses + record.shootoutLosses,
  goals_for: ({ record }) => record.goalsFor,
  goals_against: ({ record }) => record.goalsAgainst,
};

/** A team's record in each of its seasons. */
export const statsSheet = (lang: Language, { team, bySeason }: TeamStatsOutput): Sheet =>
  sheetOf(lang, m.file_by_season({ name: team.name }, { locale: lang }), columns, bySeason);
