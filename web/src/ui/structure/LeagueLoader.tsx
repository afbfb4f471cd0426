import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { ReactNode } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { QueryLoader } from '../form/QueryLoader.tsx';

type Props = { id: number | null; children: (league: CurrentLeague) => ReactNode };

/** Loads the current state of the league that a form is about. */
export function LeagueLoader({ id, children }: Props) {
  const { lang } = usePageLocation();
  const league = trpc.league.current.useQuery({ lang, id: id ?? 0 }, { staleTime: 0, retry: false });
  return <QueryLoader query={league}>{children}</QueryLoader>;
}
