import type { FormProps } from '../../lib/form-props.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { GameConfirm } from './GameConfirm.tsx';

/** A cancelled game is to be played after all. */
export function ReinstateGame(props: FormProps) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
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
