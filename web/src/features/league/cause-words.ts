import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { RankChangeOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { outcomeFor } from '../../ui/game-words/game-words.ts';

export type Cause = RankChangeOutput['causes'][number];

/** « 4–2 », « 3–2 (PR) », « par défaut ». The winner's goals come first. */
export const scoreWords = ({ home, away, decidedIn, forfeitedBy }: GameCard): string => {
  if (forfeitedBy) return m.why_by_forfeit();
  const goals = [home.goals ?? 0, away.goals ?? 0].sort((a, b) => b - a).join('–');
  if (decidedIn === 'overtime') return `${goals} ${m.game_overtime()}`;
  return decidedIn === 'shootout' ? `${goals} ${m.game_shootout()}` : goals;
};

/** « victoire 4–2 contre Laval ». Returns “other teams” for a game in which the team did not play. */
export const resultWords = (game: GameCard, teamId: number): string => {
  const isOwn = game.home.id === teamId || game.away.id === teamId;
  if (!isOwn) return m.why_elsewhere();
  const opponent = (game.home.id === teamId ? game.away : game.home).name;
  const values = { score: scoreWords(game), opponent };
  const outcome = outcomeFor(game, teamId);
  if (outcome === 'W') return m.why_win(values);
  return outcome === 'T' ? m.why_tie(values) : m.why_loss(values);
};

/** One line for a cause of a team's rank change. */
export const causeWords = ({ kind, game, before }: Cause, teamId: number): string => {
  const day = formatDay(game.date, 'bare');
  if (kind === 'withdrawn') return m.why_withdrawn({ day, result: resultWords(before ?? game, teamId) });
  const result = resultWords(game, teamId);
  if (kind === 'corrected' && before)
    return m.why_corrected({ day, result, before: resultWords(before, teamId) });
  return kind === 'recorded' ? m.why_recorded({ day, result }) : m.why_played({ day, result });
};
