import type { GameListOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Decision, Language, Stage } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

/** Whose games a list holds, and of which season. */
export const titleOfGames = ({ of, season }: GameListOutput, locale: Language): string =>
  of ? `${of.name} ${season.slug}` : m.file_games({ season: season.slug }, { locale });

/** The league or tournament; games of neither have their own name. */
export const competitionText = ({ competition }: GameCard, locale: Language): string =>
  competition?.name ?? m.file_inter_league({}, { locale });

export const stageText = (stage: Stage, locale: Language): string => m[`file_stage_${stage}`]({}, { locale });

export const decisionText = (decision: Decision, locale: Language): string =>
  m[`file_in_${decision}`]({}, { locale });

export const statusText = ({ status, forfeitedBy }: GameCard, locale: Language): string =>
  status === 'final' && forfeitedBy
    ? m.file_forfeit({}, { locale })
    : m[`file_status_${status}`]({}, { locale });

/** `3 – 2`, with how it was decided where that was after the third period; null while there is no score. */
export const scoreText = ({ home, away, decidedIn, status }: GameCard, locale: Language): string | null => {
  if (home.goals === null || away.goals === null || status === 'scheduled' || status === 'cancelled')
    return null;
  const late = decidedIn === 'overtime' || decidedIn === 'shootout';
  return `${home.goals} – ${away.goals}${late ? ` (${m[`file_short_${decidedIn}`]({}, { locale })})` : ''}`;
};

/** Both teams with their score between them, or whom against whom. */
export const gameText = (game: GameCard, locale: Language): string => {
  const score = scoreText(game, locale);
  return score === null
    ? `${game.home.name} – ${game.away.name}`
    : `${game.home.name} ${score} ${game.away.name}`;
};

/** The arena and its city, as far as they are known. */
export const placeText = ({ venue, city }: GameCard): string =>
  [venue, city].filter((part) => part !== null).join(', ');
