import type { GameListOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Decision, ForfeitSide, Language, Stage } from '@rondelle/contracts/competition/vocabulary.ts';
import { resultStatuses } from '@rondelle/contracts/competition/lists.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

/** The title of a list of games: its team, league or tournament, and the season. */
export const titleOfGames = ({ of, season }: GameListOutput, locale: Language): string =>
  of ? `${of.name} ${season.slug}` : m.file_games({ season: season.slug }, { locale });

/** The name of the league or tournament, or a general term for games of neither. */
export const competitionText = ({ competition }: GameCard, locale: Language): string =>
  competition?.name ?? m.file_inter_league({}, { locale });

export const stageText = (stage: Stage, locale: Language): string => m[`file_stage_${stage}`]({}, { locale });

export const decisionText = (decision: Decision, locale: Language): string =>
  m[`file_in_${decision}`]({}, { locale });

/** The side that forfeited, as the import of spreadsheets reads it. */
export const forfeitSideText = (side: ForfeitSide, locale: Language): string =>
  m[`file_forfeit_side_${side}`]({}, { locale });

export const statusText = ({ status, forfeitedBy }: GameCard, locale: Language): string =>
  status === 'final' && forfeitedBy
    ? m.file_forfeit({}, { locale })
    : m[`file_status_${status}`]({}, { locale });

/** The sides that forfeited a game; null without a forfeit. */
export const forfeitText = (
  { status, forfeitedBy, home, away }: GameCard,
  locale: Language,
): string | null => {
  if (status !== 'final' || forfeitedBy === null) return null;
  if (forfeitedBy === 'both') return m.file_forfeit_both({}, { locale });
  return m.file_forfeit_by({ team: (forfeitedBy === 'home' ? home : away).name }, { locale });
};

/** `3 – 2`, with “overtime” or “shootout” in short when that period decided the game; null without a score. */
export const scoreText = ({ home, away, decidedIn, status }: GameCard, locale: Language): string | null => {
  const hasScore = status === 'live' || resultStatuses.includes(status);
  if (home.goals === null || away.goals === null || !hasScore) return null;
  const isInExtraTime = decidedIn === 'overtime' || decidedIn === 'shootout';
  return `${home.goals} – ${away.goals}${isInExtraTime ? ` (${m[`file_short_${decidedIn}`]({}, { locale })})` : ''}`;
};

/** The note beside a score: who forfeited, or that the game does not count; otherwise null. */
export const scoreNote = (game: GameCard, locale: Language): string | null =>
  game.status === 'void' ? statusText(game, locale) : forfeitText(game, locale);

/** `Home 3 – 2 Away`, or `Home – Away` without a score; with the note beside it. */
export const gameText = (game: GameCard, locale: Language): string => {
  const note = scoreNote(game, locale);
  const teams = `${game.home.name} ${scoreText(game, locale) ?? '–'} ${game.away.name}`;
  return note === null ? teams : `${teams} (${note})`;
};

/** The venue and the city, as far as they are recorded. */
export const placeText = ({ venue, city }: GameCard): string =>
  [venue, city].filter((part) => part !== null).join(', ');
