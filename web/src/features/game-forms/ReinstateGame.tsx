import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { GameConfirm } from './GameConfirm.tsx';

/** Form that reinstates a cancelled game. */
export function ReinstateGame(props: FormProps) {
  const { lang, client } = useClient();
  return (
    <GameConfirm
      {...props}
      name="reinstate-game"
      question={m.game_reinstate_question}
      submit={m.game_form_reinstate()}
      send={({ reason: _reason, ...input }, signal) =>
        client.game.reinstate.mutate({ ...input, lang }, { signal })
      }
      done={m.game_was_reinstated}
    />
  );
}
