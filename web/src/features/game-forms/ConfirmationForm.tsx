import { contracted } from '../../lib/format/contracted.ts';
import type { GameSide } from '@rondelle/contracts/competition/lists.ts';
import type { Reason } from '@rondelle/contracts/competition/reasons.ts';
import { gameSides } from '@rondelle/contracts/competition/lists.ts';
import type { Outputs } from '../../lib/http/outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { formatDay } from '../../lib/format/format.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { RadioField } from '../../ui/choices/RadioField.tsx';
import { Group } from '../../ui/fields/Group.tsx';
import { ReasonField } from '../../ui/form/ReasonField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { reasonIn } from './game-values.ts';
import { GameLoader } from './GameLoader.tsx';

type Game = Outputs['game']['get']['game'];
type Confirmation = 'confirm' | 'dispute';
type Input = {
  readonly commandId: string;
  readonly gameId: number;
  readonly seasonId: number;
  readonly side: GameSide;
  readonly ifRevision: string;
  readonly reason: Reason;
};

const wording = {
  confirm: {
    question: m.confirmation_form_confirm_question,
    submit: m.confirmation_form_confirm,
    done: m.confirmation_form_confirmed,
  },
  dispute: {
    question: m.confirmation_form_dispute_question,
    submit: m.confirmation_form_dispute,
    done: m.confirmation_form_disputed,
  },
} as const;

/** Returns the sides that may confirm or dispute: the disputing side of a disputed result, otherwise both. */
const sidesOf = ({ confirmation }: Game): readonly GameSide[] =>
  confirmation?.status === 'disputed' && confirmation.by ? [confirmation.by] : gameSides;

const useConfirmation = (game: Game, confirmation: Confirmation, { saved }: Pick<FormProps, 'saved'>) => {
  const { lang, client } = useClient();
  const sides = sidesOf(game);
  const submit = (input: Input, signal: AbortSignal) => {
    const { reason, ...confirmed } = input;
    return confirmation === 'confirm'
      ? client.game.confirmResult.mutate({ ...confirmed, lang }, { signal })
      : client.game.disputeResult.mutate({ ...confirmed, lang, reason }, { signal });
  };
  return useWriteForm({
    draft: `${confirmation}-result ${game.id}`,
    initial: { side: sides.length === 1 ? (sides[0] ?? '') : '', reason: 'typing-error' },
    check: ({ side }) => (side ? [] : [{ field: 'side', message: m.confirmation_form_side_missing() }]),
    inputOf: (values) => ({
      gameId: game.id,
      seasonId: game.season.id,
      ifRevision: String(game.revision),
      side: values['side'] === 'home' ? ('home' as const) : ('away' as const),
      reason: reasonIn(values),
    }),
    send: submit,
    done: ({ path }) =>
      saved({
        message: wording[confirmation].done({
          ofHome: contracted(game.home.name),
          away: game.away.name,
        }),
        path,
      }),
  });
};

function OfLoaded({ game, confirmation, ...props }: FormProps & { game: Game; confirmation: Confirmation }) {
  const form = useConfirmation(game, confirmation, props);
  const { home, away, date } = game;
  const result = {
    home: home.name,
    away: away.name,
    homeGoals: home.goals ?? '',
    awayGoals: away.goals ?? '',
    day: formatDay(date),
  };
  return (
    <WriteForm form={form} submit={wording[confirmation].submit()} takeTheirs={() => form.startOver()}>
      <p>{wording[confirmation].question(result)}</p>
      <Group legend={m.confirmation_form_side()}>
        {sidesOf(game).map((side, index) => (
          <RadioField key={side} form={form} name="side" value={side} first={index === 0}>
            {game[side].name}
          </RadioField>
        ))}
      </Group>
      {confirmation === 'dispute' && <ReasonField form={form} />}
    </WriteForm>
  );
}

export const ConfirmResult = (props: FormProps) => (
  <GameLoader id={props.id}>
    {(game) => <OfLoaded {...props} game={game} confirmation="confirm" />}
  </GameLoader>
);
export const DisputeResult = (props: FormProps) => (
  <GameLoader id={props.id}>
    {(game) => <OfLoaded {...props} game={game} confirmation="dispute" />}
  </GameLoader>
);
