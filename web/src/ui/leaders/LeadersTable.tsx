import type { Leader } from '@rondelle/contracts/competition/season.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import { TeamName } from '../team-name/TeamName.tsx';
import { type LeaderMeasure, leaderValue, measureName } from './leader-value.tsx';
import classes from './leaders.module.css';
import blocks from '../blocks.module.css';

type Props = {
  leaders: readonly Leader[];
  by: LeaderMeasure;
  /** Caption for screen readers. */
  caption: string;
};

/** The best teams by one measure. */
export function LeadersTable({ leaders, by, caption }: Props) {
  return (
    <div className={blocks.scroller}>
      <table className={`${blocks.figures} ${classes.leaders}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={m.leaders_rank_long()}>{m.leaders_rank()}</abbr>
            </th>
            <th scope="col">{m.leaders_team()}</th>
            <th scope="col">
              <abbr title={m.leaders_games_long()}>{m.leaders_games()}</abbr>
            </th>
            <th scope="col" style={{ whiteSpace: by === 'rating' ? 'nowrap' : undefined }}>
              {measureName(by)}
              {by === 'rating' && <small>{m.measure_rating_unit()}</small>}
            </th>
          </tr>
        </thead>
        <tbody>
          {leaders.map((leader) => (
            <tr key={leader.team.id}>
              <td className={blocks.muted}>{leader.rank}</td>
              <th scope="row">
                <span className={`${blocks.beside} ${blocks.tight}`}>
                  <Crest team={leader.team} />
                  <span>
                    <Link href={leader.team.path}>
                      <TeamName name={leader.team.name} region={leader.region.name} />
                    </Link>
                  </span>
                </span>
              </th>
              <td>{leader.gamesPlayed}</td>
              <td className={blocks.strong}>{leaderValue(leader, by)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
