import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { GameConfirm } from './GameConfirm.tsx';

/** A deleted game can be restored at once from the message that says so, and later from its page. */
export function DeleteGame(props: FormProps) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
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
