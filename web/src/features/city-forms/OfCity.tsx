import type { CurrentCity } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { ReactNode } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { OfQuery } from '../../ui/form/OfQuery.tsx';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';

function Present({ id, children }: { id: number; children: (city: CurrentCity) => ReactNode }) {
  const { lang } = usePageLocation();
  const city = trpc.city.current.useQuery({ lang, id }, { staleTime: 0, retry: false });
  return <OfQuery query={city}>{children}</OfQuery>;
}

/** Waits for the city that a form is about, as it stands now. */
export function OfCity({ id, children }: { id: number | null; children: (city: CurrentCity) => ReactNode }) {
  return (
    <OnlyFor permission="catalogue/write">
      <Present id={id ?? 0}>{children}</Present>
    </OnlyFor>
  );
}
