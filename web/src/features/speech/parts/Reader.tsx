import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import { type RefObject, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { speakable } from '../speakable.ts';
import { useSpeech } from '../use-speech.ts';
import blocks from '../../../ui/blocks.module.css';

/** Reads the table in `place` aloud and highlights the line being read. */
export function Reader({ place }: { place: RefObject<HTMLElement | null> }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const { state, at, say, pause, resume, stop } = useSpeech();
  const read = () => {
    const table = place.current?.querySelector('table');
    const found = table ? speakable(table) : [];
    setLines(found);
    say(found);
  };
  return (
    <div>
      <Group gap="xs">
        {state === 'silent' && <Button onClick={read}>{m.speech_read()}</Button>}
        {state === 'speaking' && <Button onClick={pause}>{m.speech_pause()}</Button>}
        {state === 'paused' && <Button onClick={resume}>{m.speech_resume()}</Button>}
        {(state === 'speaking' || state === 'paused') && (
          <Button variant="default" onClick={stop}>
            {m.speech_stop()}
          </Button>
        )}
      </Group>
      {state === 'missing' && <p role="status">{m.speech_missing()}</p>}
      {lines.length > 0 && (
        <details className={blocks.fold} open>
          <summary>{m.speech_words()}</summary>
          <ol className={blocks.rows}>
            {lines.map((line, number) => (
              <li key={line} aria-current={state !== 'silent' && number === at ? 'true' : undefined}>
                {number === at && state !== 'silent' ? <mark>{line}</mark> : line}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
