import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { GameConfirm } from './GameConfirm.tsx';

/** Form that deletes a game; the success message can undo it at once, the game’s page later. */
export function DeleteGame(props: FormProps) {
  const { lang, client } = useClient();
  return (
    <GameConfirm
      {...props}
      name="delete-game"
      question={m.game_delete_question}
      submit={m.game_form_delete()}
      reason="duplicate"
      moving="game.delete"
      send={(input, signal) => client.game.delete.mutate({ ...input, lang }, { signal })}
      done={m.game_was_deleted}
      undo={(ids) => () => client.game.restore.mutate({ ...ids, lang, commandId: newCommandId() })}
    />
  );
}
