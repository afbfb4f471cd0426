import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

/**
 * Formats a team's record with the counts and letters of the site's table: « 12 matchs : 8 V · 1 D · 2 N · 1 DP · 19
 * points ». Losses after regulation are a count of their own, as in that table.
 */
export const recordText = (row: Standing, locale: Language): string =>
  m.image_record(
    {
      games: row.gamesPlayed,
      wins: row.wins,
      losses: row.losses,
      ties: row.ties,
      overtimeLosses: row.overtimeLosses + row.shootoutLosses,
      points: row.totalPoints,
    },
    { locale },
  );
