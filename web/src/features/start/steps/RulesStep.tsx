import { Box, Button, Group, Radio, Stack } from '@mantine/core';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { useState } from 'react';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { FormLink } from '../../../ui/form-link/FormLink.tsx';
import { presetWords } from '../../../ui/history/preset-words.ts';
import { rulesetName } from '../../../ui/ruleset/ruleset-words.ts';
import { CommandProgress } from '../parts/CommandProgress.tsx';
import blocks from '../../../ui/blocks.module.css';
import { useCommandSequence } from '../use-command-sequence.ts';
import type { StartState } from '../use-start-state.ts';
import { exampleTable } from './example-table.ts';

/** The presets that most leagues in Quebec use; the ruleset form offers all presets. */
const offered = ['quebecMinor', 'threeTwoOne', 'nhl'] as const;
type Offered = (typeof offered)[number];

const plainly = {
  quebecMinor: m.start_rules_quebec,
  threeTwoOne: m.start_rules_three,
  nhl: m.start_rules_nhl,
} as const satisfies Record<Offered, () => string>;

function Preset({ name, isChosen }: { name: Offered; isChosen: boolean }) {
  return (
    <Box className={blocks.card ?? ''} {...(isChosen && { bd: '2px solid var(--r-link)' })}>
      <Radio value={name} label={presetWords(name)} />
      <Box component="p" mt="0.375rem" mb={0}>
        {plainly[name]()}
      </Box>
      <Box component="table" className={blocks.figures ?? ''} mt="0.5rem">
        <thead>
          <tr>
            <th scope="col">{m.start_example_team()}</th>
            <th scope="col">{m.start_example_record()}</th>
            <th scope="col">{m.start_example_points()}</th>
          </tr>
        </thead>
        <tbody>
          {exampleTable(presets[name]).map(({ team, record, points }) => (
            <tr key={team}>
              <td>{team}</td>
              <td>{record}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** Choice of a ruleset; each preset is explained with the table of the same three teams. */
export function RulesStep({ state }: { state: StartState }) {
  const { client } = trpc.useUtils();
  const { lang, rulesets } = state;
  const doing = useCommandSequence();
  const [chosen, setChosen] = useState<Offered>('quebecMinor');
  const define = async () => {
    const { tieBreakers, ...rules } = presets[chosen];
    await doing.doAll([
      (commandId, signal) =>
        client.ruleset.define.mutate(
          { commandId, lang, rules: { ...rules, tieBreakers: [...tieBreakers] } },
          { signal },
        ),
    ]);
    await state.refetch();
  };
  const takeBack = async (rulesetId: number) => {
    await doing.doAll([
      (commandId, signal) =>
        client.ruleset.delete.mutate({ commandId, lang, rulesetId, reason: 'typing-error' }, { signal }),
    ]);
    await state.refetch();
  };
  return (
    <Stack gap="sm">
      {rulesets.map((ruleset) => (
        <Group key={ruleset.id} gap="xs">
          <span>{rulesetName(ruleset)}</span>
          {state.leagues.length === 0 && (
            <Button
              variant="default"
              size="compact-md"
              aria-disabled={doing.busy}
              onClick={() => void takeBack(ruleset.id)}
            >
              {m.start_take_back()}
            </Button>
          )}
        </Group>
      ))}
      <Radio.Group
        label={m.start_rules_question()}
        value={chosen}
        onChange={(value) => setChosen(offered.find((name) => name === value) ?? 'quebecMinor')}
      >
        <div className={blocks.grid}>
          {offered.map((name) => (
            <Preset key={name} name={name} isChosen={chosen === name} />
          ))}
        </div>
      </Radio.Group>
      <p>{m.start_example_hint()}</p>
      <Group gap="xs">
        <Button aria-disabled={doing.busy} onClick={() => void define()}>
          {m.start_rules_submit()}
        </Button>
        <FormLink form="add-ruleset">{m.start_rules_own()}</FormLink>
      </Group>
      <CommandProgress doing={doing} />
    </Stack>
  );
}
