import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { Button, Group } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { newCommandId } from '../../../lib/new-command-id.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/form/Form.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { checkDates, SeasonDates } from '../../../ui/form/SeasonDates.tsx';
import { DoingLine } from '../parts/DoingLine.tsx';
import { useDoing } from '../use-doing.ts';
import type { StartState } from '../use-start-state.ts';

/** Returns the starting year of the season to propose: from July on, the season that starts this year. */
const thisSeason = (): number => {
  const [year = '', month = ''] = dayInQuebec(new Date().toISOString()).split('-');
  return Number(year) - (month < '07' ? 1 : 0);
};

function Opened({ state, season }: { state: StartState; season: NonNullable<StartState['season']> }) {
  const { client } = trpc.useUtils();
  const doing = useDoing();
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
      <DoingLine doing={doing} />
    </>
  );
}

/** Opens the current season, from September 1 to April 30 by default, and chooses it as the ongoing season. */
export function SeasonStep({ state }: { state: StartState }) {
  const { client } = trpc.useUtils();
  const year = thisSeason();
  const form = useForm({
    initial: { year: String(year), startsOn: `${year}-09-01`, endsOn: `${year + 1}-04-30` },
    failed: m.form_failed(),
    check: (values) => [
      ...(/^\d{4}$/.test(values.year) ? [] : [{ field: 'year', message: m.season_check_year() }]),
      ...checkDates(values),
    ],
    send: async ({ year: of, startsOn, endsOn }) => {
      const { lang } = state;
      const slug = `${of}-${Number(of) + 1}`;
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
        // Also after a failure: a season that is there cannot be opened again.
        await state.refetch();
      }
    },
  });
  if (state.season) return <Opened state={state} season={state.season} />;
  return (
    <Form form={form} submit={m.season_form_add()}>
      <NumberField
        form={form}
        name="year"
        label={m.season_form_year()}
        hint={m.season_form_year_hint({ season: `${form.values.year}-${Number(form.values.year) + 1}` })}
        maxLength={4}
      />
      <SeasonDates form={form} />
    </Form>
  );
}
