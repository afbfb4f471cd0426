import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { m } from '../../paraglide/messages.js';
import type { Action } from '../../ui/actions/Actions.tsx';

type Game = Pick<GameOutput['game'], 'id' | 'deleted' | 'status' | 'confirmation'>;

/** What the teams’ sides can say of the result, as far as nobody has said it. */
const confirmationActions = ({ id, confirmation }: Game): readonly Action[] => {
  if (!confirmation) return [];
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

type GameActions = { readonly actions: readonly Action[]; readonly more?: readonly Action[] };

/** What can be done with a game as it stands; what takes something away is folded. */
export const gameActions = (game: Game): GameActions => {
  const { id, deleted, status } = game;
  if (deleted) return { actions: [{ form: 'restore-game', id, name: m.game_form_restore() }] };
  const remove: Action = { form: 'delete-game', id, name: m.game_form_delete() };
  if (status === 'cancelled')
    return {
      actions: [{ form: 'reinstate-game', id, name: m.game_form_reinstate() }],
      more: [remove],
    };
  return {
    actions: [
      ...(status === 'final' ? [] : [{ form: 'keep-score', id, name: m.keep_title() } satisfies Action]),
      { form: 'edit-game', id, name: m.game_form_edit() },
      ...confirmationActions(game),
    ],
    more: [
      status === 'final'
        ? { form: 'withdraw-result', id, name: m.game_form_withdraw() }
        : { form: 'cancel-game', id, name: m.game_form_cancel() },
      remove,
      { form: 'merge-game', id, name: m.merge_game_title() },
    ],
  };
};
