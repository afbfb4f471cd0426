import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { GameConfirm } from './GameConfirm.tsx';

/** Form that restores a deleted game with everything that was recorded. */
export function RestoreGame(props: FormProps) {
  const { lang, client } = useClient();
  return (
    <GameConfirm
      {...props}
      name="restore-game"
      question={m.game_restore_question}
      submit={m.game_form_restore()}
      moving="game.restore"
      send={({ reason: _reason, ...input }, signal) =>
        client.game.restore.mutate({ ...input, lang }, { signal })
      }
      done={m.game_was_restored}
    />
  );
}
