import type { NewEntry } from '../../lib/offline/outbox/outbox.ts';
import type { Entry } from '../../lib/offline/outbox/entry.ts';
import { m } from '../../paraglide/messages.js';
import type { DecidedIn, Game, Score } from './score.ts';

/** One action of the scorekeeper. */
export type Step =
  | { readonly kind: 'start' }
  | { readonly kind: 'score'; readonly score: Score }
  | { readonly kind: 'stop' }
  | { readonly kind: 'end'; readonly score: Score; readonly decidedIn: DecidedIn };

/** The outbox chain of a game: its entries are sent one after the other. */
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

type Sent = {
  readonly step: Step;
  readonly commandId: string;
  readonly owner: number;
  readonly revision: string;
};

/** The outbox entry of an action. */
export const entryOf = (
  game: Game,
  lang: 'fr' | 'en',
  { step, commandId, owner, revision }: Sent,
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

/** The score in an entry; null when it only starts the game or undoes the start. */
export const scoreIn = ({ procedure, input }: Entry, period: Score['period']): Score | null => {
  if (procedure !== 'game.changeLiveScore' && procedure !== 'game.recordResult') return null;
  // `commandOf` above built this input.
  const score = input as unknown as Omit<Score, 'period'> & Partial<Score>;
  return { homeGoals: score.homeGoals, awayGoals: score.awayGoals, period: score.period ?? period };
};
