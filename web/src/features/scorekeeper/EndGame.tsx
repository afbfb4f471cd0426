import { Box, Button, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { decisionWords } from '../../ui/game-words/decision-words.ts';
import { type DecidedIn, decidedInOf, type Score } from './score.ts';

const decisions: readonly DecidedIn[] = ['regulation', 'overtime', 'shootout'];

type Props = { score: Score; end: (decidedIn: DecidedIn) => void; stop: () => void };

/** Undoes the start of the game; asks for a second tap where goals would be lost. */
function StopGame({ score: { homeGoals: home, awayGoals: away }, stop }: Omit<Props, 'end'>) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Button
      size="lg"
      variant="default"
      onClick={() => (isConfirming || home + away === 0 ? stop() : setIsConfirming(true))}
      onBlur={() => setIsConfirming(false)}
    >
      {isConfirming ? m.keep_stop_really({ home, away }) : m.keep_stop()}
    </Button>
  );
}

/** Ends the game with how it was decided, or undoes its start. */
export function EndGame({ score, end, stop }: Props) {
  const [chosen, setChosen] = useState<DecidedIn | null>(null);
  const decidedIn = chosen ?? decidedInOf(score.period);
  return (
    <details>
      <Box component="summary" fw={600} lh="3rem">
        {m.keep_end()}
      </Box>
      <Stack gap="xs">
        <Radio.Group
          label={m.keep_decided()}
          value={decidedIn}
          onChange={(value) => setChosen(decisions.find((decision) => decision === value) ?? null)}
        >
          <Stack gap="xs" py="xs">
            {decisions.map((decision) => (
              <Radio size="lg" key={decision} value={decision} label={decisionWords(decision)} />
            ))}
          </Stack>
        </Radio.Group>
        <Button size="lg" onClick={() => end(decidedIn)}>
          {m.keep_record({ home: score.homeGoals, away: score.awayGoals })}
        </Button>
        <StopGame score={score} stop={stop} />
      </Stack>
    </details>
  );
}
