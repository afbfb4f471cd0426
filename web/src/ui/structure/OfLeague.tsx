import type { LeagueAsItStands } from '@rondelle/contracts/competition/structure.answers.ts';
import type { ReactNode } from 'react';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { OfQuery } from '../form/OfQuery.tsx';

type Props = { id: number | null; children: (league: LeagueAsItStands) => ReactNode };

/** Waits for the league that a form is about, as it stands now. */
export function OfLeague({ id, children }: Props) {
  const { lang } = usePlace();
  const league = trpc.league.current.useQuery({ lang, id: id ?? 0 }, { staleTime: 0, retry: false });
  return <OfQuery query={league}>{children}</OfQuery>;
}
