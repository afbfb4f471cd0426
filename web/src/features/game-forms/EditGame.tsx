import { useEffect, useRef } from 'react';
import type { Outputs } from '../../lib/http/outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { formatDay } from '../../lib/format/format.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { ReasonField } from '../../ui/form/ReasonField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { changesIn, movingIn } from './changes-in.ts';
import { checkGame } from './check-game.ts';
import { occasionIn, valuesOf } from './game-values.ts';
import { GameCollisions } from './GameCollisions.tsx';
import { GameFields } from './GameFields.tsx';
import { gameLabel } from './game-label.ts';
import { namesIn } from './names-in.ts';
import { GameLoader } from './GameLoader.tsx';
import { useRules } from './use-choices.ts';

type Game = Outputs['game']['get']['game'];
type Props = FormProps & { game: Game; season: Outputs['season']['get'] };

const useEditGame = ({ game, season, saved }: Props) => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const fairPlayMax = useRef<number | null>(null);
  const form = useWriteForm({
    draft: `edit-game ${game.id}`,
    initial: valuesOf(game),
    check: (values, initial) => {
      const errors = checkGame(values, { season, fairPlayMax: fairPlayMax.current });
      const isSame = Object.keys(changesIn(values, initial)).length === 0;
      return errors.length === 0 && isSame ? [{ field: null, message: m.game_check_nothing() }] : errors;
    },
    inputOf: (values, initial) => ({
      gameId: game.id,
      seasonId: game.season.id,
      ifRevision: values['revision'] ?? '',
      ...changesIn(values, initial),
    }),
    send: (input, signal) => utils.client.game.edit.mutate({ ...input, lang }, { signal }),
    later: (input, values) => ({
      procedure: 'game.edit',
      input: { ...input, lang },
      chain: `game ${game.id}`,
      label: gameLabel(values),
      path: game.path,
    }),
    done: ({ path }, values) =>
      saved({
        message: m.game_edited({ ...namesIn(values), day: formatDay(values['date'] ?? '') }),
        path,
      }),
  });
  const { fairPlayMax: max } = useRules({ season: season.slug, values: form.values });
  useEffect(() => {
    fairPlayMax.current = max;
  }, [max]);
  const takeTheirs = async () => {
    const question = { lang, gid: game.id };
    await utils.game.get.invalidate(question);
    const { game: theirs } = await utils.game.get.fetch(question, { staleTime: 0 });
    form.startOver(valuesOf(theirs));
  };
  const isRight = checkGame(form.values, { season, fairPlayMax: max }).length === 0;
  const moving = isRight ? movingIn(form.values, form.initial) : null;
  const occasion = moving?.occasion && { ...occasionIn(form.initial), ...moving.occasion };
  const ids = { gameId: game.id, seasonId: game.season.id, ifRevision: form.values['revision'] ?? '' };
  const preview = usePreview(
    // The reason changes no table, so a constant one avoids new preview requests.
    moving && { procedure: 'game.edit', input: { ...ids, ...moving, occasion, reason: 'other' } },
    { onDemandIn: season.slug },
  );
  return { form, max, takeTheirs, preview };
};

function Loaded(props: Props) {
  const { form, max, takeTheirs, preview } = useEditGame(props);
  return (
    <WriteForm
      form={preview.requireFor(form)}
      submit={preview.submitWords(m.form_save())}
      takeTheirs={() => void takeTheirs()}
    >
      <GameFields form={form} season={props.season} fairPlayMax={max} isNew={false} />
      <GameCollisions values={form.values} season={props.season.slug} gameId={props.game.id} />
      <ReasonField form={form} />
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}

/** Form for all fields of a game except its competition; saves all changes as one command. */
export function EditGame(props: FormProps) {
  return (
    <GameLoader {...props}>{(game, season) => <Loaded {...props} game={game} season={season} />}</GameLoader>
  );
}
