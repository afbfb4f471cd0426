import type { NewEntry } from '../../lib/outbox/outbox.ts';
import type { Entry } from '../../lib/outbox/entry.ts';
import { m } from '../../paraglide/messages.js';
import type { DecidedIn, Game, Score } from './score.ts';

/** One thing that the scorekeeper said. */
export type Step =
  | { readonly kind: 'start' }
  | { readonly kind: 'score'; readonly score: Score }
  | { readonly kind: 'stop' }
  | { readonly kind: 'end'; readonly score: Score; readonly decidedIn: DecidedIn };

/** What is said of one game goes out one after the other. */
export const chainOf = ({ id }: Pick<Game, 'id'>): string => `score ${id}`;

const commandOf = (step: Step): Pick<Entry, 'procedure' | 'input'> => {
  switch (step.kind) {
    case 'start':
      return { procedure: 'game.start', input: {} };
    case 'stop':
      return { procedure: 'game.stop', input: {} };
    case 'score':
      return { procedure: 'game.changeLiveScore', input: step.score };
    case 'end': {
      const { homeGoals, awayGoals } = step.score;
      const nothing = { forfeitedBy: null, homeFairPlay: null, awayFairPlay: null };
      const input = { homeGoals, awayGoals, decidedIn: step.decidedIn, ...nothing };
      return { procedure: 'game.recordResult', input };
    }
  }
};

const labelOf = (step: Step, { home, away }: Game): string => {
  const names = { home: home.name, away: away.name };
  if (step.kind === 'start') return m.outbox_start(names);
  if (step.kind === 'stop') return m.outbox_stop(names);
  const { homeGoals, awayGoals } = step.score;
  const score = { ...names, homeGoals, awayGoals };
  return step.kind === 'end' ? m.outbox_end(score) : m.outbox_score(score);
};

type Said = {
  readonly step: Step;
  readonly commandId: string;
  readonly owner: number;
  readonly revision: string;
};

/** What was said of a game, as it waits to be sent. */
export const entryOf = (
  game: Game,
  lang: 'fr' | 'en',
  { step, commandId, owner, revision }: Said,
): NewEntry => {
  const { procedure, input } = commandOf(step);
  const base = { lang, gameId: game.id, seasonId: game.season.id, commandId, ifRevision: revision };
  return {
    commandId,
    owner,
    procedure,
    input: { ...base, ...input },
    chain: chainOf(game),
    label: labelOf(step, game),
    path: game.path,
  };
};

/** What an entry says of the score; null where it only starts the game or takes the start back. */
export const scoreIn = ({ procedure, input }: Entry, period: Score['period']): Score | null => {
  if (procedure !== 'game.changeLiveScore' && procedure !== 'game.recordResult') return null;
  // As it was put together above.
  const said = input as unknown as Omit<Score, 'period'> & Partial<Score>;
  return { homeGoals: said.homeGoals, awayGoals: said.awayGoals, period: said.period ?? period };
};
