import type { CurrentSeason } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { ReactNode } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { QueryLoader } from '../../ui/form/QueryLoader.tsx';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';

type Props = { id: number | null; children: (season: CurrentSeason) => ReactNode };

/** Loads the season that a form edits. Requires the permission `season/write`. */
export function SeasonLoader({ id, children }: Props) {
  const { lang } = usePageLocation();
  const season = trpc.season.current.useQuery({ lang, id: id ?? 0 }, { staleTime: 0, retry: false });
  return (
    <OnlyFor permission="season/write">
      <QueryLoader query={season}>{children}</QueryLoader>
    </OnlyFor>
  );
}
