import type { SeasonReplay } from '@rondelle/contracts/site/views-state.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { hasModifier, needsArrows } from '../../../lib/state/keys.ts';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';

/** Links to the neighbouring events; the keys ← and → follow them unless a field or a region has the focus. */
export function SeasonLinks({
  replay: { at, first, previous, next, last, previousDay, nextDay },
}: {
  replay: SeasonReplay;
}) {
  const location = usePageLocation();
  const [, navigate] = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = { ArrowLeft: previous, ArrowRight: next }[event.key];
      if (!to || hasModifier(event) || needsArrows(event)) return;
      event.preventDefault();
      navigate(withSearch(location, { at: to }));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [previous, next, location, navigate]);
  const links = [
    [m.replay_first(), first],
    [m.season_replay_previous_day(), previousDay],
    [m.replay_previous(), previous],
    [m.replay_next(), next],
    [m.season_replay_next_day(), nextDay],
    [m.replay_last(), last],
  ] as const;
  return (
    <nav aria-label={m.season_replay_ways()}>
      <ul className={blocks.actions}>
        {links.map(([name, to]) =>
          to !== null && to !== at ? (
            <li key={name}>
              <Link href={withSearch(location, { at: to })}>{name}</Link>
            </li>
          ) : null,
        )}
      </ul>
      <p className={blocks.note}>{m.replay_keys()}</p>
    </nav>
  );
}
