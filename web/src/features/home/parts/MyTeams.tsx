import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { useWatchedTeams } from '../use-watched-teams.ts';
import { MyTeam } from './MyTeam.tsx';
import classes from './my-team.module.css';

type Props = {
  ids: readonly number[];
  season: string;
  /** Fetch time of the page's data, in ms since the epoch. */
  loadedAt: number;
};

/** The reader's teams; teams with a live game come first. */
export function MyTeams({ ids, season, loadedAt }: Props) {
  const paths = usePaths();
  const { teams, failure, retry } = useWatchedTeams(ids, loadedAt);
  return (
    <Section
      title={ids.length > 1 ? m.my_teams_title() : m.my_teams_title_one()}
      more={<Link href={paths.teams(season)}>{m.my_teams_more()}</Link>}
    >
      {failure ? (
        <Failed failure={failure} retry={retry} />
      ) : teams ? (
        <div className={classes.teams}>
          {teams.map((team) => (
            <MyTeam key={team.id} team={team} season={season} />
          ))}
        </div>
      ) : (
        <Loading shape="cards" rows={ids.length} />
      )}
    </Section>
  );
}
