import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { stageName } from '../../ui/game-words/stage-name.ts';
import { type KnockOutStage, knockOutStages } from './change-slots.ts';

/** Adds a game to a round of the bracket. */
export function AddSlot({ add }: { add: (stage: KnockOutStage) => void }) {
  const [stage, setStage] = useState<KnockOutStage>('consolation');
  return (
    <Group align="flex-end" gap="xs">
      <NativeSelect
        flex="1 1 12rem"
        maw="20rem"
        label={m.bracket_add_stage()}
        value={stage}
        data={knockOutStages.map((one) => ({ value: one, label: stageName(one) }))}
        onChange={(event) => setStage(event.currentTarget.value as KnockOutStage)}
      />
      <Button variant="default" onClick={() => add(stage)}>
        {m.bracket_add()}
      </Button>
    </Group>
  );
}
