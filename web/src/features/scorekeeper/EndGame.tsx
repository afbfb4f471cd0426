import { Button, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { decisionWords } from '../../ui/game-list/decision-words.ts';
import { type DecidedIn, decidedInOf, type Score } from './score.ts';
import classes from './scorekeeper.module.css';

const decisions: readonly DecidedIn[] = ['regulation', 'overtime', 'shootout'];

type Props = { score: Score; end: (decidedIn: DecidedIn) => void; stop: () => void };

/** Ends the game with how it was decided; or takes the start back. */
export function EndGame({ score, end, stop }: Props) {
  const [chosen, setChosen] = useState<DecidedIn | null>(null);
  const decidedIn = chosen ?? decidedInOf(score.period);
  return (
    <details>
      <summary className={classes.end}>{m.keep_end()}</summary>
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
        <Button size="lg" variant="default" onClick={stop}>
          {m.keep_stop()}
        </Button>
      </Stack>
    </details>
  );
}
