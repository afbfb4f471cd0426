import { Button, Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import '../../../ui/form/styles.ts';

type Props = {
  submit: string;
  /** There is more to be undone than is shown: only for who says so. */
  more: boolean;
  run: () => void;
};

/** Begins the roll-back, or goes on with it. */
export function RollBackButton({ submit, more, run }: Props) {
  const [isBlind, setBlind] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const mayRun = !more || isBlind;
  return (
    <>
      {more && (
        <Checkbox
          ref={box}
          label={m.roll_back_unseen()}
          checked={isBlind}
          onChange={(event) => setBlind(event.target.checked)}
        />
      )}
      <Button aria-disabled={!mayRun} onClick={() => (mayRun ? run() : box.current?.focus())}>
        {submit}
      </Button>
    </>
  );
}
