import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { GameList } from './GameList.tsx';
import { firstGroups, groupedGames } from './grouped-games.ts';
import classes from './grouped-games.module.css';
import blocks from '../blocks.module.css';

type Props = {
  games: readonly GameCard[];
  showDate?: boolean;
  /** Maximum number of games, rounded up to whole groups; `all` links to the rest. */
  most?: number;
  all?: string;
  /** Paths of leagues that come before the others. */
  first?: readonly string[] | undefined;
  /** Heading level: below a section's title, or below the page's. */
  heading?: 'h2' | 'h3';
};

/** Games grouped by category and competition. */
export function GroupedGames({
  games,
  showDate = false,
  most = Number.POSITIVE_INFINITY,
  all,
  first,
  heading: Heading = 'h3',
}: Props) {
  const { lang } = usePageLocation();
  const groups = firstGroups(groupedGames(games, lang, first), most);
  const left = games.length - groups.reduce((sum, group) => sum + group.games.length, 0);
  return (
    <>
      <div className={classes.groups}>
        {groups.map(({ key, title, path, games: members }) => (
          <div key={key} className={classes.group}>
            <div className={`${blocks.ends} ${blocks.plain} ${classes.head}`}>
              <Heading>
                <Link href={path}>{title}</Link>
              </Heading>
              <span className={blocks.small}>{m.games_count({ count: members.length })}</span>
            </div>
            <GameList games={members} showDate={showDate} showVenue={false} />
          </div>
        ))}
      </div>
      {left > 0 && all && (
        <p>
          <Link href={all}>{m.games_more({ count: left })}</Link>
        </p>
      )}
    </>
  );
}
