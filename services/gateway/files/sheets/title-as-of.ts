import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

/** Adds to a title the day and the instant that its table is as of, so that its file differs from the current one. */
export const titleAsOf = (
  title: string,
  { playedBy, knownAt }: LeagueOutput['asOf'],
  locale: Language,
): string =>
  [
    title,
    ...(playedBy === null ? [] : [m.file_played_by({ day: playedBy }, { locale })]),
    ...(knownAt === null ? [] : [m.file_known_at({ instant: knownAt }, { locale })]),
  ].join(', ');
