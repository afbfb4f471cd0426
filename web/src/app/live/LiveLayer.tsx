import { LiveSign } from '../../ui/live/LiveSign.tsx';
import { useLivePage } from './use-live-page.ts';

/** Keeps the page up to date, marks what has changed on it and says so. */
export function LiveLayer() {
  const { state, changes } = useLivePage();
  return <LiveSign state={state} changes={changes} />;
}
