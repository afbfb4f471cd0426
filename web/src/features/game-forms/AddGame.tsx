import { useEffect, useRef } from 'react';
import { hasFailed } from '../../lib/http/failure.ts';
import type { Outputs } from '../../lib/http/outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { formatDay } from '../../lib/format/format.ts';
import { useNav } from '../../lib/page/nav.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { seasonOf, usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { NoSeason } from '../../ui/form/NoSeason.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { useIsPast } from '../../ui/preview/use-is-past.ts';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { checkGame } from './check-game.ts';
import { fixtureIn, resultIn } from './game-values.ts';
import { GameCollisions } from './GameCollisions.tsx';
import { GameFields } from './GameFields.tsx';
import { storeLastLeague } from './last-league.ts';
import { gameLabel } from './game-label.ts';
import { namesIn } from './names-in.ts';
import { SameGames, useSameGames } from './SameGames.tsx';
import { useRules } from './use-choices.ts';
import { useInitialValues } from './use-initial-values.ts';

type Props = FormProps & { season: Outputs['season']['get'] };

const useAddGame = ({ season, saved }: Props) => {
  const { lang } = usePageLocation();
  const { client, history } = trpc.useUtils();
  const fairPlayMax = useRef<number | null>(null);
  const isAgain = useRef(false);
  const { initial, sharedText } = useInitialValues(season);
  const form = useWriteForm({
    // A shared text starts a separate draft.
    draft: sharedText === null ? `add-game ${season.slug}` : `add-game ${season.slug} shared`,
    initial,
    check: (values) => checkGame(values, { season, fairPlayMax: fairPlayMax.current }),
    inputOf: (values) => ({ seasonId: season.id, fixture: fixtureIn(values), result: resultIn(values) }),
    send: ({ fixture, result, ...rest }, signal) =>
      result
        ? client.game.record
            .mutate({ ...rest, lang, ...fixture, ...result, again: isAgain.current }, { signal })
            .finally(() => void history.sameGames.invalidate())
        : client.game.schedule.mutate({ ...rest, lang, ...fixture }, { signal }),
    later: ({ fixture, result, ...rest }, values) => ({
      procedure: result ? 'game.record' : 'game.schedule',
      input: { ...rest, lang, ...fixture, ...(result && { ...result, again: isAgain.current }) },
      chain: null,
      label: gameLabel(values),
      path: null,
    }),
    done: ({ id, path, revision }, values) => {
      storeLastLeague(season.slug, values);
      saved({
        message: m.game_added({ ...namesIn(values), day: formatDay(values['date'] ?? '') }),
        path,
        undo: () =>
          client.game.delete.mutate({
            commandId: newCommandId(),
            lang,
            gameId: id,
            seasonId: season.id,
            reason: 'typing-error',
            ifRevision: revision,
          }),
      });
    },
  });
  const rules = useRules({ season: season.slug, values: form.values });
  const sameGames = useSameGames(form.values);
  // The form lists the possible duplicates, so sending it despite them confirms a second game.
  const again = sameGames.length > 0;
  useEffect(() => {
    fairPlayMax.current = rules.fairPlayMax;
    isAgain.current = again;
  }, [rules.fairPlayMax, again]);
  const isPast = useIsPast(season.slug);
  const result = resultIn(form.values);
  const isValid = checkGame(form.values, { season, fairPlayMax: rules.fairPlayMax }).length === 0;
  // Venue and city change no table: leaving them out avoids a new preview request.
  const fixture = { ...fixtureIn(form.values), venue: null, city: null };
  const preview = usePreview(
    // No preview during a retry: the game may already be recorded.
    isPast && result && isValid && !form.waiting
      ? { procedure: 'game.record', input: { seasonId: season.id, ...fixture, ...result, again } }
      : null,
  );
  return { form: preview.requireFor(form), preview, sameGames, sharedText, fairPlayMax: rules.fairPlayMax };
};

function AddGameForm(props: Props) {
  const { form, preview, sameGames, sharedText, fairPlayMax } = useAddGame(props);
  return (
    <WriteForm form={form} submit={m.game_form_add()}>
      {sharedText !== null && <Note>{m.launch_shared({ text: sharedText })}</Note>}
      <GameFields form={form} season={props.season} fairPlayMax={fairPlayMax} isNew />
      <SameGames games={sameGames} />
      {sameGames.length === 0 && <GameCollisions values={form.values} season={props.season.slug} />}
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}

/** Form that adds a game to the page’s season, with or without a result. */
export function AddGame(props: FormProps) {
  const pageLocation = usePageLocation();
  const nav = useNav();
  const slug = seasonOf(pageLocation) ?? nav?.ongoingSeason?.slug;
  const season = trpc.season.get.useQuery(
    { lang: pageLocation.lang, sid: slug ?? '' },
    { enabled: Boolean(slug) },
  );
  if (nav && !slug) return <NoSeason />;
  if (hasFailed(season)) return <p role="alert">{m.form_failed()}</p>;
  return season.data ? <AddGameForm {...props} season={season.data} /> : <p>{m.shell_loading()}</p>;
}
