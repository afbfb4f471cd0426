import type { TournamentAsItStands } from '@rondelle/contracts/competition/structure.answers.ts';
import type { ReactNode } from 'react';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { OfQuery } from '../form/OfQuery.tsx';

type Props = { id: number | null; children: (tournament: TournamentAsItStands) => ReactNode };

/** Waits for the tournament that a form is about, as it stands now. */
export function OfTournament({ id, children }: Props) {
  const { lang } = usePlace();
  const tournament = trpc.tournament.current.useQuery({ lang, id: id ?? 0 }, { staleTime: 0, retry: false });
  return <OfQuery query={tournament}>{children}</OfQuery>;
}
