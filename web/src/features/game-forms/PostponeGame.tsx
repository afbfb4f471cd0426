import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { GameConfirm } from './GameConfirm.tsx';

/** Form that postpones a game; the game stays visible as postponed until it has a new date. */
export function PostponeGame(props: FormProps) {
  const { lang, client } = useClient();
  return (
    <GameConfirm
      {...props}
      name="postpone-game"
      question={m.game_postpone_question}
      submit={m.game_postpone_submit()}
      reason="league-decision"
      send={(input, signal) => client.game.postpone.mutate({ ...input, lang }, { signal })}
      done={m.game_was_postponed}
      undo={(ids) => () => client.game.reinstate.mutate({ ...ids, lang, commandId: newCommandId() })}
    />
  );
}
