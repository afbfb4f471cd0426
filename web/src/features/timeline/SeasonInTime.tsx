import type { TimelineOutput } from '@rondelle/contracts/competition/timeline.ts';
import type { ReactNode } from 'react';
import { formatDay, formatDays, formatInstant } from '../../lib/format/format.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Crest } from '../../ui/crest/Crest.tsx';
import { Link } from '../../ui/link/Link.tsx';
import blocks from '../../ui/blocks.module.css';

type Season = TimelineOutput['seasons'][number];

type ChampionsProps = {
  title: string;
  list: Season['leagues'];
  /** A link to the full list, when it is longer. */
  all: ReactNode;
};

function Champions({ title, list, all }: ChampionsProps) {
  if (list.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={blocks.rows}>
        {list.map(({ of, team, category }) => (
          <li key={of.id}>
            <strong>
              <Link href={team.path}>
                <Crest team={team} /> {team.name}
              </Link>
            </strong>
            <br />
            <span className={blocks.note}>
              <Link href={of.path}>{of.name}</Link>
              {category && ` · ${category.name}`}
            </span>
          </li>
        ))}
      </ul>
      {all && <p>{all}</p>}
    </div>
  );
}

const words = (game: NonNullable<Season['feats']['biggestWin']>) => ({
  team: game.team.name,
  opponent: game.opponent.name,
  for: game.goalsFor,
  against: game.goalsAgainst,
  day: formatDay(game.date),
});

/** The season's records, one line each. */
const featsOf = ({ feats: { biggestWin, highestScoring, longestWinningStreak, shutouts } }: Season) => [
  ...(biggestWin ? [{ path: biggestWin.path, text: m.timeline_biggest_win(words(biggestWin)) }] : []),
  ...(highestScoring
    ? [{ path: highestScoring.path, text: m.timeline_highest_scoring(words(highestScoring)) }]
    : []),
  ...(longestWinningStreak
    ? [
        {
          path: longestWinningStreak.team.path,
          text: m.timeline_streak({
            team: longestWinningStreak.team.name,
            count: longestWinningStreak.value,
          }),
        },
      ]
    : []),
  ...(shutouts
    ? [
        {
          path: shutouts.team.path,
          text: m.timeline_shutouts({ team: shutouts.team.name, count: shutouts.value }),
        },
      ]
    : []),
];

/** One season: dates, counts, champions and records. */
export function SeasonInTime({ season }: { season: Season }) {
  const { season: ref, startsOn, endsOn, counts, openedAt, tournaments, leagues } = season;
  const paths = usePaths();
  const feats = featsOf(season);
  return (
    <>
      <h2 className={blocks.plain}>
        <Link href={ref.path}>{m.shell_season({ season: ref.slug })}</Link>
      </h2>
      <p className={blocks.note}>
        {formatDays(startsOn, endsOn)}
        {openedAt && ` · ${m.timeline_opened({ when: formatInstant(openedAt) })}`}
      </p>
      <p>
        {[
          m.games_count({ count: counts.finals }),
          m.goals_count({ count: counts.goals }),
          m.teams_count({ count: counts.teams }),
          ...(counts.leagues > 0 ? [m.leagues_count({ count: counts.leagues })] : []),
          ...(counts.tournaments > 0 ? [m.tournaments_count({ count: counts.tournaments })] : []),
        ].join(' · ')}
      </p>
      <div className={blocks.grid} data-wide>
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
        {feats.length > 0 && (
          <div>
            <h3>{m.timeline_feats()}</h3>
            <ul className={blocks.rows}>
              {feats.map(({ path, text }) => (
                <li key={text}>
                  <Link href={path}>{text}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
