import type { Previewable } from '@rondelle/contracts/competition/preview.inputs.ts';
import type { Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Outputs } from '../../lib/http/outputs.ts';
import type { FormProps, Saved } from '../../lib/forms/form-props.ts';
import { formatDay } from '../../lib/format/format.ts';
import { Confirm } from '../../ui/form/Confirm.tsx';
import { ReasonField } from '../../ui/form/ReasonField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { reasonIn } from './game-values.ts';
import { GameLoader } from './GameLoader.tsx';

type Game = Outputs['game']['get']['game'];
type Words = (inputs: { home: string; away: string; day: string }) => string;
export type Confirmed = {
  readonly commandId: string;
  readonly gameId: number;
  readonly seasonId: number;
  readonly ifRevision: string;
  readonly reason: Reason;
};

export type ConfirmProps = FormProps & {
  /** First part of the draft’s key; the game’s id follows. */
  name: string;
  question: Words;
  submit: string;
  /** The default reason; without one, the form has no field for a reason. */
  reason?: Reason;
  send: (input: Confirmed, signal: AbortSignal) => Promise<{ path: string | null; revision: string }>;
  done: Words;
  /** The procedure to preview, for commands that can change tables. */
  moving?: Previewable;
  undo?: (input: Omit<Confirmed, 'reason' | 'commandId'>) => NonNullable<Saved['undo']>;
};

function OfLoaded({
  game,
  name,
  question,
  submit,
  reason,
  moving,
  send,
  done,
  undo,
  saved,
}: ConfirmProps & { game: Game }) {
  const words = { home: game.home.name, away: game.away.name, day: formatDay(game.date) };
  const ids = { gameId: game.id, seasonId: game.season.id };
  const form = useWriteForm({
    draft: `${name} ${game.id}`,
    initial: { reason: reason ?? 'other', revision: String(game.revision) },
    inputOf: (values) => ({ ...ids, ifRevision: values['revision'] ?? '', reason: reasonIn(values) }),
    send,
    done: ({ path, revision }) =>
      saved({
        message: done(words),
        path,
        ...(undo && { undo: undo({ ...ids, ifRevision: revision }) }),
      }),
  });
  const input = { ...ids, ifRevision: form.values['revision'] ?? '', reason: 'other' };
  const preview = usePreview(moving ? { procedure: moving, input } : null, { onDemandIn: game.season.slug });
  return (
    <Confirm form={preview.requireFor(form)} question={question(words)} submit={preview.submitWords(submit)}>
      {reason && <ReasonField form={form} />}
      <PreviewPart preview={preview} />
    </Confirm>
  );
}

/** Asks for confirmation, and for a reason if `reason` is set, before a command on a whole game. */
export function GameConfirm(props: ConfirmProps) {
  return <GameLoader id={props.id}>{(game) => <OfLoaded {...props} game={game} />}</GameLoader>;
}
