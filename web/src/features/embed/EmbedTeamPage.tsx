import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { useUpcoming } from '../../ui/game-list/upcoming-games.ts';
import { GameList } from '../../ui/game-list/GameList.tsx';
import { rulesSeen } from '../../ui/standings-table/rules-seen.ts';
import { StandingsTable } from '../../ui/standings-table/StandingsTable.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { EmbedFrame } from './parts/EmbedFrame.tsx';
import { PartTitle } from './parts/PartTitle.tsx';

/** Number of latest games, and of upcoming games, on an embedded team page. */
const visibleCount = 4;

/** A team for another site: its standing, its latest and its upcoming games. */
export function EmbedTeamPage() {
  const query = usePageQuery('embedTeam', 'main');
  const { toCome: upcomingGames } = useUpcoming(query.data?.upcoming ?? [], visibleCount);
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { team, standing, latest } = query.data;
  return (
    <EmbedFrame title={team.name} facts={`${team.category.name} · ${team.region.name}`} path={team.path}>
      {standing && (
        <StandingsTable
          compact
          caption={standing.league.name}
          rows={standing.rows}
          rules={rulesSeen(standing.rows)}
          highlightedTeamId={team.id}
        />
      )}
      {upcomingGames.length > 0 && <PartTitle>{m.embed_next()}</PartTitle>}
      {upcomingGames.length > 0 && <GameList games={upcomingGames} teamId={team.id} />}
      {latest.length > 0 && <PartTitle>{m.embed_latest()}</PartTitle>}
      {latest.length > 0 && <GameList games={latest.slice(0, visibleCount)} teamId={team.id} />}
    </EmbedFrame>
  );
}
