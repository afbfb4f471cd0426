import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { SmallGames } from '../../../ui/small/SmallGames.tsx';
import { SmallTable } from '../../../ui/small/SmallTable.tsx';
import type { cardIn } from '../text-parts.ts';
import classes from '../chat.module.css';

const mostRows = 5;

function GameCard({ gid }: { gid: number }) {
  const { lang } = usePageLocation();
  const { data } = trpc.game.get.useQuery({ lang, gid }, { retry: false });
  return data ? <SmallGames games={[data.game]} showDate /> : null;
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
  return data ? <SmallTable caption={data.league.name} rows={data.standings.slice(0, mostRows)} /> : null;
}

/** What a link of ours leads to, as it is now: a game, or the top of a table. */
export function Card({ card }: { card: NonNullable<ReturnType<typeof cardIn>> }) {
  return (
    <div className={classes.unfolded}>
      {card.kind === 'game' ? <GameCard gid={card.gid} /> : <LeagueCard path={card.path} />}
    </div>
  );
}
