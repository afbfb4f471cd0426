import { Box } from '@mantine/core';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { StandingsTable } from '../../../ui/standings-table/StandingsTable.tsx';
import type { cardIn } from '../text-parts.ts';

const mostRows = 5;

function GameCard({ gid }: { gid: number }) {
  const { lang } = usePageLocation();
  const { data } = trpc.game.get.useQuery({ lang, gid }, { retry: false });
  return data ? <GameList games={[data.game]} showDate showVenue={false} /> : null;
}

function LeagueCard({ path }: { path: string }) {
  const { lang } = usePageLocation();
  const page = matchPath(path.split(/[?#]/, 1)[0] ?? '')?.page;
  const at = page?.page === 'league' ? page : null;
  const { data } = trpc.league.table.useQuery(
    {
      lang,
      sid: at?.season ?? '',
      cid: at?.categoryId ?? 0,
      rid: at?.regionId ?? 0,
      ...(at?.divisionId && { did: at.divisionId }),
    },
    { enabled: at !== null, retry: false },
  );
  return data ? (
    <StandingsTable
      compact
      caption={data.league.name}
      rows={data.standings.slice(0, mostRows)}
      rules={data.league.rules}
    />
  ) : null;
}

/** A card for a link of this site: the game, or the top of the league's table, as it is now. */
export function Card({ card }: { card: NonNullable<ReturnType<typeof cardIn>> }) {
  return (
    <Box maw="30rem">
      {card.kind === 'game' ? <GameCard gid={card.gid} /> : <LeagueCard path={card.path} />}
    </Box>
  );
}
