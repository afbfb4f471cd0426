import { Button, Group, Stack } from '@mantine/core';
import { newCommandId } from '../../../lib/http/new-command-id.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { checkCategoryRegion } from '../../../ui/form/CategoryRegionFields.tsx';
import { optionsOf } from '../../../ui/form/InSeason.tsx';
import { defaultLeagueName, proposedLeagueName } from '../../../ui/form/league-name.ts';
import { ShortTextField } from '../../../ui/fields/ShortTextField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { rulesetName } from '../../../ui/ruleset/ruleset-words.ts';
import { CommandProgress } from '../parts/CommandProgress.tsx';
import { useCommandSequence } from '../use-command-sequence.ts';
import type { StartState } from '../use-start-state.ts';

function Leagues({ state }: { state: StartState }) {
  const { client } = trpc.useUtils();
  const doing = useCommandSequence();
  const { lang, season, leagues } = state;
  const takeBack = async (leagueId: number) => {
    await doing.doAll([
      (commandId, signal) =>
        client.league.delete.mutate(
          { commandId, lang, leagueId, seasonId: season?.id ?? 0, reason: 'typing-error' },
          { signal },
        ),
    ]);
    await state.refetch();
  };
  return (
    <>
      {leagues.map(({ id, name, path, games }) => (
        <Group key={id} gap="xs">
          <Link href={path}>{name}</Link>
          {games === 0 && (
            <Button
              variant="default"
              size="compact-md"
              aria-disabled={doing.busy}
              onClick={() => void takeBack(id)}
            >
              {m.start_take_back()}
            </Button>
          )}
        </Group>
      ))}
      <CommandProgress doing={doing} />
    </>
  );
}

/** Creates a league of a category in a region; without a name, it is named after both. */
export function LeagueStep({ state }: { state: StartState }) {
  const { client } = trpc.useUtils();
  const { lang, season, choices, rulesets } = state;
  const form = useForm({
    initial: { name: '', categoryId: '', regionId: '', rulesetId: '' },
    failed: m.form_failed(),
    check: checkCategoryRegion,
    send: async ({ name, categoryId, regionId, rulesetId }) => {
      const ruleset = rulesets.find(({ id }) => String(id) === rulesetId) ?? rulesets[0];
      if (!season || !ruleset) return;
      const own = name.trim();
      const called = own ? { fr: own, en: own } : await defaultLeagueName(client, { categoryId, regionId });
      await client.league.create.mutate({
        commandId: newCommandId(),
        lang,
        seasonId: season.id,
        categoryId: Number(categoryId),
        regionId: Number(regionId),
        name: called,
        rulesetId: ruleset.id,
        rulesetVersion: ruleset.version,
      });
      await state.refetch();
    },
  });
  if (!season || !choices || rulesets.length === 0 || choices.categories.length === 0)
    return <p>{m.start_before_first()}</p>;
  const proposed = proposedLeagueName(choices, form.values);
  return (
    <Stack gap="sm">
      <Leagues state={state} />
      <Form form={form} submit={m.league_form_add()}>
        <SelectField
          form={form}
          name="categoryId"
          label={m.game_form_category()}
          empty={m.game_form_choose()}
          options={optionsOf(choices.categories)}
        />
        <SelectField
          form={form}
          name="regionId"
          label={m.start_region()}
          empty={m.game_form_choose()}
          options={optionsOf(choices.regions)}
        />
        <ShortTextField
          form={form}
          name="name"
          label={m.start_league_name()}
          hint={proposed ? m.start_league_name_hint({ name: proposed }) : m.start_league_name_empty()}
          maxLength={200}
        />
        {rulesets.length > 1 && (
          <SelectField
            form={form}
            name="rulesetId"
            label={m.start_step_rules()}
            options={rulesets.map((one) => ({ value: String(one.id), label: rulesetName(one) }))}
          />
        )}
      </Form>
    </Stack>
  );
}
