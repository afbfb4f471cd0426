import type { LeagueCard } from '@rondelle/contracts/competition/season.outputs.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  leagues: readonly LeagueCard[];
  category: number | undefined;
  region: number | undefined;
};
/** Limit of the links; enough to try the page. */
const visibleCount = 24;

/** Links to this page for the leagues of the ongoing season. */
export function LeagueChoice({ leagues, category, region }: Props) {
  const { lang, path } = usePageLocation();
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const inOrder = leagues.toSorted((a, b) => compare(a.name, b.name));
  return (
    <nav aria-label={m.speech_leagues()}>
      <ul className={blocks.line}>
        {inOrder.slice(0, visibleCount).map((league) => {
          const isChosen = league.category.id === category && league.region.id === region;
          return (
            <li key={league.id}>
              <Link
                href={`${path}?category=${league.category.id}&region=${league.region.id}`}
                aria-current={isChosen ? 'page' : undefined}
              >
                {league.name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
