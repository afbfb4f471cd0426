import { useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import formClasses from '../../../ui/form/form.module.css';

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
        <label className={formClasses.choice}>
          <input
            ref={box}
            type="checkbox"
            checked={isBlind}
            onChange={(event) => setBlind(event.target.checked)}
          />
          <span>{m.roll_back_unseen()}</span>
        </label>
      )}
      <button
        type="button"
        className={formClasses.submit}
        aria-disabled={!mayRun}
        onClick={() => (mayRun ? run() : box.current?.focus())}
      >
        {submit}
      </button>
    </>
  );
}
