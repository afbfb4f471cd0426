import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { rulesSeen } from '../../ui/standings-table/rules-seen.ts';
import { StandingsTable } from '../../ui/standings-table/StandingsTable.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { EmbedFrame } from './parts/EmbedFrame.tsx';

/** A league's table for another site. */
export function EmbedTablePage() {
  const query = usePageQuery('embedTable', 'main');
  if (query.isPending) return <Loading shape="table" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { league, standings } = query.data;
  const title = league.division ? `${league.name} – ${league.division.name}` : league.name;
  return (
    <EmbedFrame title={title} facts={league.season.slug} path={league.division?.path ?? league.path}>
      {standings.length > 0 ? (
        <StandingsTable
          compact
          caption={m.league_caption({ league: title, season: league.season.slug })}
          rows={standings}
          rules={rulesSeen(standings)}
        />
      ) : (
        <p>{m.league_no_teams()}</p>
      )}
    </EmbedFrame>
  );
}
