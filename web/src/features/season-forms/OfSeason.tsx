import type { SeasonAsItStands } from '@rondelle/contracts/competition/structure.answers.ts';
import type { ReactNode } from 'react';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { OfQuery } from '../../ui/form/OfQuery.tsx';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';

type Props = { id: number | null; children: (season: SeasonAsItStands) => ReactNode };

/** Waits for the season that a form is about, for those who may change seasons. */
export function OfSeason({ id, children }: Props) {
  const { lang } = usePlace();
  const season = trpc.season.current.useQuery({ lang, id: id ?? 0 }, { staleTime: 0, retry: false });
  return (
    <OnlyFor permission="season/write">
      <OfQuery query={season}>{children}</OfQuery>
    </OnlyFor>
  );
}
