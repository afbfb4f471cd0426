import type { FormProps } from '../../lib/form-props.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { GameConfirm } from './GameConfirm.tsx';

/** The game turns out not to have been played: it is scheduled again. */
export function WithdrawResult(props: FormProps) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
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
