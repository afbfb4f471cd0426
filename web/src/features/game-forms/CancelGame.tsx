import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { GameConfirm } from './GameConfirm.tsx';

/** Form that cancels a game; the game stays visible as cancelled. */
export function CancelGame(props: FormProps) {
  const { lang, client } = useClient();
  return (
    <GameConfirm
      {...props}
      name="cancel-game"
      question={m.game_cancel_question}
      submit={m.game_form_cancel()}
      reason="league-decision"
      send={(input, signal) => client.game.cancel.mutate({ ...input, lang }, { signal })}
      done={m.game_was_cancelled}
      undo={(ids) => () => client.game.reinstate.mutate({ ...ids, lang, commandId: newCommandId() })}
    />
  );
}
