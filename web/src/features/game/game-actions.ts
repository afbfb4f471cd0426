import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { hasResult } from '../../ui/game-words/game-words.ts';
import type { Action } from '../../ui/actions/Actions.tsx';

type Game = Pick<GameOutput['game'], 'id' | 'deleted' | 'status' | 'confirmation' | 'category'>;

/** Confirmations that would change the state of the result; none for the member who entered it. */
const confirmationActions = ({ id, confirmation }: Game, isOwn: boolean): readonly Action[] => {
  if (!confirmation || isOwn) return [];
  const { status } = confirmation;
  const disputed = status === 'disputed';
  return [
    ...(status === 'confirmed'
      ? []
      : [{ form: 'confirm-result', id, name: m.confirmation_form_confirm() } satisfies Action]),
    ...(disputed
      ? []
      : [{ form: 'dispute-result', id, name: m.confirmation_form_dispute() } satisfies Action]),
    ...(status === 'entered'
      ? []
      : [
          {
            form: 'withdraw-confirmation',
            id,
            name: disputed ? m.confirmation_form_withdraw_dispute() : m.confirmation_form_withdraw(),
          } satisfies Action,
        ]),
  ];
};

/** Actions for the state of a game, the usual ones first. `isOwn`: the reader entered the result. */
export const gameActions = (game: Game, isOwn: boolean): readonly Action[] => {
  const { id, deleted, status, category } = game;
  if (deleted) return [{ form: 'restore-game', id, name: m.game_form_restore() }];
  const remove: Action = { form: 'delete-game', id, name: m.game_form_delete() };
  if (status === 'cancelled') return [{ form: 'reinstate-game', id, name: m.game_form_reinstate() }, remove];
  if (status === 'postponed')
    return [
      { form: 'edit-game', id, name: m.game_form_new_day() },
      { form: 'reinstate-game', id, name: m.game_form_reinstate() },
      { form: 'cancel-game', id, name: m.game_form_cancel() },
      remove,
    ];
  const isOver = hasResult({ status });
  return [
    ...(isOver || !policyAllows(category.shows, 'scores')
      ? []
      : [{ form: 'keep-score', id, name: m.keep_title() } satisfies Action]),
    { form: 'edit-game', id, name: m.game_form_edit() },
    ...confirmationActions(game, isOwn),
    ...(isOver
      ? [{ form: 'withdraw-result', id, name: m.game_form_withdraw() } satisfies Action]
      : [
          { form: 'postpone-game', id, name: m.game_form_postpone() } satisfies Action,
          { form: 'cancel-game', id, name: m.game_form_cancel() } satisfies Action,
        ]),
    remove,
    { form: 'merge-game', id, name: m.merge_game_title() },
  ];
};
