import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { GameConfirm } from './GameConfirm.tsx';

/** Form that withdraws the result of a game that was not played; the game is scheduled again. */
export function WithdrawResult(props: FormProps) {
  const { lang, client } = useClient();
  return (
    <GameConfirm
      {...props}
      name="withdraw-result"
      question={m.game_withdraw_question}
      submit={m.game_form_withdraw()}
      reason="typing-error"
      moving="game.withdrawResult"
      send={(input, signal) => client.game.withdrawResult.mutate({ ...input, lang }, { signal })}
      done={m.game_result_withdrawn}
    />
  );
}
