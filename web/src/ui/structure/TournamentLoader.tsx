import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { ReactNode } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { QueryLoader } from '../form/QueryLoader.tsx';

type Props = { id: number | null; children: (tournament: CurrentTournament) => ReactNode };

/** Loads the current state of the tournament that a form is about. */
export function TournamentLoader({ id, children }: Props) {
  const { lang } = usePageLocation();
  const tournament = trpc.tournament.current.useQuery({ lang, id: id ?? 0 }, { staleTime: 0, retry: false });
  return <QueryLoader query={tournament}>{children}</QueryLoader>;
}
