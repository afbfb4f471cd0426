import type { TimelineOutput } from '@rondelle/contracts/competition/timeline.ts';
import { formatDays } from '../../lib/format/format.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import blocks from '../../ui/blocks.module.css';
import { Champions } from './Champions.tsx';
import { Highlights } from './Highlights.tsx';
import { tied } from './tied.ts';

/** Three columns on wide screens, so that none of the three parts is alone in a row. */
const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' };

/** Most seasons have these days, so the name of the season is enough. */
const isUsual = (startsOn: string, endsOn: string) =>
  startsOn.endsWith('-09-01') && endsOn.endsWith('-08-31');

/** One season: counts, champions and records. */
export function SeasonInTime({ season }: { season: TimelineOutput['seasons'][number] }) {
  const { season: ref, startsOn, endsOn, counts, tournaments, leagues, feats } = season;
  const paths = usePaths();
  return (
    <>
      <h2>
        <Link href={ref.path}>{m.shell_season({ season: ref.slug })}</Link>
      </h2>
      {!isUsual(startsOn, endsOn) && <p className={blocks.note}>{formatDays(startsOn, endsOn)}</p>}
      <p>
        {[
          m.games_count({ count: counts.finals }),
          m.goals_count({ count: counts.goals }),
          m.teams_count({ count: counts.teams }),
          ...(counts.leagues > 0 ? [m.leagues_count({ count: counts.leagues })] : []),
          ...(counts.tournaments > 0 ? [m.tournaments_count({ count: counts.tournaments })] : []),
        ]
          .map(tied)
          .join(' · ')}
      </p>
      <div className={blocks.grid} data-wide style={columns}>
        <Champions
          title={m.timeline_tournaments()}
          list={tournaments}
          all={
            counts.tournaments > tournaments.length && (
              <Link href={paths.tournaments(ref.slug)}>{m.timeline_all_tournaments()}</Link>
            )
          }
        />
        <Champions
          title={m.timeline_leagues()}
          list={leagues}
          all={
            counts.leagues > leagues.length && (
              <Link href={paths.leagues(ref.slug)}>{m.timeline_all_leagues()}</Link>
            )
          }
        />
        <Highlights feats={feats} />
      </div>
    </>
  );
}
