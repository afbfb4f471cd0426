import { Button, Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import '../../../ui/fields/styles.ts';

type Props = {
  submit: string;
  /** True when the plan displays only some of the changes; the administrator must then accept the rest unseen. */
  more: boolean;
  run: () => void;
};

/** Starts or resumes the roll-back. */
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
