import { Button } from '@mantine/core';
import { useLocation } from 'wouter';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { goToStep } from '../../lib/state/tour-state.ts';
import { m } from '../../paraglide/messages.js';
import '../../ui/fields/styles.ts';

/** Starts the guided tour. Renders nothing without JavaScript, because the tour needs it. */
export function StartTour({ path }: { path: string }) {
  const [, navigate] = useLocation();
  const isRunning = useIsHydrated();
  if (!isRunning) return null;
  const start = () => {
    goToStep(0);
    navigate(path);
  };
  return (
    <Button onClick={start} style={{ alignSelf: 'flex-start', justifySelf: 'start' }}>
      {m.tour_start()}
    </Button>
  );
}
