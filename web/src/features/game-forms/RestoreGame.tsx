import type { FormProps } from '../../lib/form-props.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { GameConfirm } from './GameConfirm.tsx';

/** Brings a deleted game back with all that was recorded. */
export function RestoreGame(props: FormProps) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
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
