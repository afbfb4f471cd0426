import { LiveSign } from '../../ui/live/LiveSign.tsx';
import { useMergedTeams } from './use-merged-teams.ts';
import { useLiveNews } from './use-live-news.ts';
import { useLivePage } from './use-live-page.ts';

/** Keeps the page up to date, marks what has changed on it and says so; keeps the reader's teams with the account. */
export function LiveLayer() {
  useMergedTeams();
  useLiveNews();
  const { state, changes } = useLivePage();
  return <LiveSign state={state} changes={changes} />;
}
