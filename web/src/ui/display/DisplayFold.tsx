import { useState } from 'react';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';

const loadDisplay = async () => (await import('./Display.tsx')).Display;

/** The display preferences, collapsed. They need scripts, so the server does not render them. */
export function DisplayFold() {
  const isHere = useIsHydrated();
  const [opened, setOpened] = useState(false);
  const { Part: Display, failed } = useLater(opened, loadDisplay);
  if (!isHere) return null;
  return (
    <details className={blocks.fold} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{m.display_title()}</summary>
      {opened && Display && <Display />}
      {opened && failed && <p>{m.state_failed_body()}</p>}
    </details>
  );
}
