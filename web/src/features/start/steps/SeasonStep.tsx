import { Button, Group } from '@mantine/core';
import { trpc } from '../../../lib/http/trpc.ts';
import { newCommandId } from '../../../lib/http/new-command-id.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { checkSeason, SeasonFields } from '../../../ui/form/SeasonFields.tsx';
import { slugIn, thisSeasonYear, usualDates } from '../../../ui/form/season-year.ts';
import { useForm } from '../../../ui/fields/use-form.ts';
import { CommandProgress } from '../parts/CommandProgress.tsx';
import { useCommandSequence } from '../use-command-sequence.ts';
import type { StartState } from '../use-start-state.ts';

function Opened({ state, season }: { state: StartState; season: NonNullable<StartState['season']> }) {
  const { client } = trpc.useUtils();
  const doing = useCommandSequence();
  const takeBack = async () => {
    await doing.doAll([
      (commandId, signal) =>
        client.season.delete.mutate(
          { commandId, lang: state.lang, seasonId: season.id, reason: 'typing-error' },
          { signal },
        ),
    ]);
    await state.refetch();
  };
  return (
    <>
      <p>{m.start_season_there({ season: season.slug, from: season.startsOn, to: season.endsOn })}</p>
      {state.leagues.length === 0 && (
        <Group>
          <Button variant="default" aria-disabled={doing.busy} onClick={() => void takeBack()}>
            {m.start_take_back()}
          </Button>
        </Group>
      )}
      <CommandProgress doing={doing} />
    </>
  );
}

/** Opens the current season, from September 1 to April 30 by default, and chooses it as the ongoing season. */
export function SeasonStep({ state }: { state: StartState }) {
  const { client } = trpc.useUtils();
  const year = thisSeasonYear();
  const form = useForm({
    initial: { year: String(year), ...usualDates(year) },
    failed: m.form_failed(),
    check: checkSeason,
    send: async ({ year: of, startsOn, endsOn }) => {
      const { lang } = state;
      const slug = slugIn(of);
      try {
        const { id } = await client.season.open.mutate({
          commandId: newCommandId(),
          lang,
          slug,
          startsOn,
          endsOn,
        });
        await client.season.choose.mutate({ commandId: newCommandId(), lang, seasonId: id });
      } finally {
        // Also after a failure: an existing season cannot be opened again.
        await state.refetch();
      }
    },
  });
  if (state.season) return <Opened state={state} season={state.season} />;
  return (
    <Form form={form} submit={m.season_form_add()}>
      <SeasonFields form={form} />
    </Form>
  );
}
