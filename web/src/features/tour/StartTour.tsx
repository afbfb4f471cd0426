import { Button } from '@mantine/core';
import { useLocation } from 'wouter';
import { useInBrowser } from '../../lib/in-browser.ts';
import { goToStep } from '../../lib/tour-state.ts';
import { m } from '../../paraglide/messages.js';
import '../../ui/form/styles.ts';

const always = () => true;

/** Starts the tour at its first page; it needs scripts, and is not there without them. */
export function StartTour({ path }: { path: string }) {
  const [, navigate] = useLocation();
  const isRunning = useInBrowser(always);
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
