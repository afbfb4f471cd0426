import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useNav } from '../../lib/page/nav.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { storeSharedGame } from '../../lib/forms/shared-game.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { scoreIn } from './shared-score.ts';
import blocks from '../../ui/blocks.module.css';

/** Text that another app shared (Web Share Target). Apps fill different fields. */
const sharedText = (): string => {
  const parameters = new URLSearchParams(location.search);
  return ['text', 'title', 'url'].map((name) => parameters.get(name) ?? '').join(' ');
};

/** Target of the installed app's shortcuts: redirects to a page of the ongoing season. */
export function LaunchPage() {
  const { values } = usePage('launch');
  const paths = usePaths();
  const nav = useNav();
  const [, navigate] = useLocation();
  const season = nav?.ongoingSeason?.slug ?? null;
  const results = season === null ? null : paths.latestResults(season);
  const game = results === null ? null : `${results}?do=add-game`;
  useEffect(() => {
    const shared = scoreIn(sharedText());
    if (shared) storeSharedGame(shared);
    const target = values.to === 'results' ? results : values.to === 'game' || shared ? game : null;
    if (target !== null) navigate(target, { replace: true });
  }, [values.to, results, game, navigate]);
  return (
    <PageFrame title={m.launch_title()} description={m.launch_description()}>
      {nav && season === null && (
        <Empty title={m.launch_no_season()}>
          <Link href={paths.home()}>{m.state_go_home()}</Link>
        </Empty>
      )}
      {results && game && (
        <p className={blocks.line}>
          <Link href={results}>{m.launch_results()}</Link>
          <Link href={game}>{m.launch_game()}</Link>
        </p>
      )}
    </PageFrame>
  );
}
