import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { hasFailed } from '../../lib/http/failure.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { gameInLine } from '../../ui/game-list/game-in-line.ts';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';

type Loaded = FormProps & {
  game: GameCard;
  likely: readonly GameCard[];
  season: { readonly id: number; readonly slug: string };
};

function Merging({ game, likely, season, saved }: Loaded) {
  const { lang, client } = useClient();
  const form = useWriteForm({
    draft: `merge-game ${game.id}`,
    initial: { into: String(likely[0]?.id ?? '') },
    inputOf: ({ into }) => ({ gameId: game.id, seasonId: season.id, into: Number(into) }),
    send: (input, signal) => client.game.merge.mutate({ ...input, lang }, { signal }),
    done: ({ path, position }) =>
      saved({
        message: m.merge_game_done({ home: game.home.name, away: game.away.name }),
        path,
        ...(position !== null && {
          undo: () => client.history.undo.mutate({ commandId: newCommandId(), position, lang }),
        }),
      }),
  });
  const input = { gameId: game.id, seasonId: season.id, into: Number(form.values['into']) };
  const preview = usePreview({ procedure: 'game.merge', input }, { onDemandIn: season.slug });
  return (
    <WriteForm form={preview.requireFor(form)} submit={preview.submitWords(m.merge_submit())}>
      <p>{m.merge_game_question()}</p>
      <SelectField
        form={form}
        name="into"
        label={m.merge_game_stays()}
        options={likely.map((one) => ({ value: String(one.id), label: gameInLine(one) }))}
      />
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}

/** Merges a game that was entered twice into one of its likely duplicates; the duplicate stays. */
export function MergeGame(props: FormProps) {
  const { lang } = usePageLocation();
  const gid = props.id ?? 0;
  const enabled = props.id !== null;
  const found = trpc.history.duplicates.useQuery({ lang, gid }, { enabled, staleTime: 0, retry: false });
  const game = trpc.game.get.useQuery({ lang, gid }, { enabled });
  if (!enabled || hasFailed(found) || hasFailed(game)) return <p role="alert">{m.game_form_unknown()}</p>;
  if (!found.data || !game.data) return <p role="status">{m.shell_loading()}</p>;
  if (found.data.likely.length === 0) return <p>{m.merge_game_none()}</p>;
  return <Merging {...props} {...found.data} season={game.data.game.season} />;
}
