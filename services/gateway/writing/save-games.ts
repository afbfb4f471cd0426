import type { Refused, SavedGames, Written } from '@rondelle/contracts/competition/writing.answers.ts';
import { recordGame } from '@rondelle/contracts/competition/writing.questions.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { errorText, invalidParameterText } from '../error-messages.ts';
import { recordOne } from './record-game.ts';
import type { Writing } from './run-command.ts';

/** How many games are entered at the same time. */
const atOnce = 8;

const refusedAs = ({ code, field }: DomainError, { lang }: Writing): Refused => ({
  code,
  field,
  message:
    code === 'request/invalid' && field !== null ? invalidParameterText(field, lang) : errorText(code, lang),
});

const saveOne = async (write: Writing, said: unknown): Promise<SavedGames['games'][number]> => {
  const parsed = recordGame.safeParse(said);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0];
    const invalid = new DomainError('request/invalid', field === undefined ? null : String(field));
    return { written: null, refused: refusedAs(invalid, write) };
  }
  try {
    const written: Written = await recordOne(write, parsed.data);
    return { written, refused: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { written: null, refused: refusedAs(error, write) };
  }
};

/** Enters several games, each for itself: what is refused says why, and keeps no other from being entered. */
export const saveGamesOf = async (write: Writing, games: readonly unknown[]): Promise<SavedGames> => {
  const saved: SavedGames['games'] = [];
  for (let from = 0; from < games.length; from += atOnce) {
    const some = games.slice(from, from + atOnce);
    saved.push(
      ...(await Promise.all(some.map((said) => saveOne({ ...write, partOf: 'save' as const }, said)))),
    );
  }
  return { games: saved };
};
