import type { ReactNode } from 'react';
import { hasFailed } from '../../lib/http/failure.ts';
import type { Outputs } from '../../lib/http/outputs.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';

type Props = {
  id: number | null;
  children: (game: Outputs['game']['get']['game'], season: Outputs['season']['get']) => ReactNode;
};

/** Loads the current state of a form’s game and its season, then renders the children with both. */
export function GameLoader({ id, children }: Props) {
  const { lang } = usePageLocation();
  const game = trpc.game.get.useQuery({ lang, gid: id ?? 0 }, { enabled: id !== null, staleTime: 0 });
  const sid = game.data?.game.season.slug ?? '';
  const season = trpc.season.get.useQuery({ lang, sid }, { enabled: sid !== '' });
  if (id === null || (game.isError && !game.data) || hasFailed(season))
    return <p role="alert">{m.game_form_unknown()}</p>;
  if (!game.data || !season.data || (game.isFetching && !game.isFetchedAfterMount))
    return <p role="status">{m.shell_loading()}</p>;
  return children(game.data.game, season.data);
}
