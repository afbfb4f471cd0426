import { failureOf } from '../../lib/failure.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { SmallGames } from '../../ui/small/SmallGames.tsx';
import { SmallTable } from '../../ui/small/SmallTable.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { EmbedFrame } from './parts/EmbedFrame.tsx';
import classes from './embed.module.css';

/** Inside another site there is room for the last games and the next ones. */
const shown = 4;

/** A team inside another site: where it stands, what it played and what comes. */
export function EmbedTeamPage() {
  const query = usePageQuery('embedTeam', 'main');
  if (query.isPending) return <Loading shape="text" />;
  if (query.isError) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { team, standing, latest, upcoming } = query.data;
  return (
    <EmbedFrame title={team.name} facts={`${team.category.name} · ${team.region.name}`} path={team.path}>
      {standing && <SmallTable caption={standing.league.name} rows={standing.rows} teamId={team.id} />}
      {upcoming.length > 0 && <h2 className={classes.part}>{m.embed_next()}</h2>}
      {upcoming.length > 0 && <SmallGames games={upcoming.slice(0, shown)} showDate />}
      {latest.length > 0 && <h2 className={classes.part}>{m.embed_latest()}</h2>}
      {latest.length > 0 && <SmallGames games={latest.slice(0, shown)} showDate />}
    </EmbedFrame>
  );
}
