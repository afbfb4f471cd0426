import type { Outputs } from '../../lib/http/outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { Confirm } from '../../ui/form/Confirm.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { GameLoader } from './GameLoader.tsx';

type Game = Outputs['game']['get']['game'];

function OfLoaded({ game, by, saved }: FormProps & { game: Game; by: 'home' | 'away' }) {
  const { lang, client } = useClient();
  const disputed = game.confirmation?.status === 'disputed';
  const form = useWriteForm({
    draft: `withdraw-confirmation ${game.id}`,
    initial: {},
    inputOf: () => ({
      lang,
      gameId: game.id,
      seasonId: game.season.id,
      side: by,
      ifRevision: String(game.revision),
    }),
    send: (input, signal) => client.game.withdrawConfirmation.mutate(input, { signal }),
    done: ({ path }) =>
      saved({ message: m.confirmation_form_withdrawn({ home: game.home.name, away: game.away.name }), path }),
  });
  return (
    <Confirm
      form={form}
      question={m.confirmation_form_withdraw_question({ team: game[by].name })}
      submit={disputed ? m.confirmation_form_withdraw_dispute() : m.confirmation_form_withdraw()}
    />
  );
}

/** Form that withdraws one side’s confirmation or dispute of a result. */
export function WithdrawConfirmation(props: FormProps) {
  return (
    <GameLoader id={props.id}>
      {(game) => {
        const by = game.confirmation?.by;
        return by ? (
          <OfLoaded {...props} game={game} by={by} />
        ) : (
          <p role="alert">{m.confirmation_form_gone()}</p>
        );
      }}
    </GameLoader>
  );
}
