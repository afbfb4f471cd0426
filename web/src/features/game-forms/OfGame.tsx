import type { ReactNode } from 'react';
import type { Answers } from '../../lib/answers.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';

type Props = {
  id: number | null;
  children: (game: Answers['game']['get']['game'], season: Answers['season']['get']) => ReactNode;
};

/** Waits for the game that a form is about, as it stands now, and for its season. */
export function OfGame({ id, children }: Props) {
  const { lang } = usePageLocation();
  const game = trpc.game.get.useQuery({ lang, gid: id ?? 0 }, { enabled: id !== null, staleTime: 0 });
  const sid = game.data?.game.season.slug ?? '';
  const season = trpc.season.get.useQuery({ lang, sid }, { enabled: sid !== '' });
  if (id === null || (game.isError && !game.data) || season.isError)
    return <p role="alert">{m.game_form_unknown()}</p>;
  if (!game.data || !season.data || (game.isFetching && !game.isFetchedAfterMount))
    return <p role="status">{m.shell_loading()}</p>;
  return children(game.data.game, season.data);
}
