import type { CurrentTeam } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { ReactNode } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { InSeason, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { QueryLoader } from '../../ui/form/QueryLoader.tsx';

type Props = {
  id: number | null;
  children: (team: CurrentTeam, choices: SeasonChoices) => ReactNode;
};

/** Loads the current state of the team that a form edits. */
export function TeamLoader({ id, children }: Props) {
  const { lang } = usePageLocation();
  const team = trpc.team.current.useQuery({ lang, id: id ?? 0 }, { staleTime: 0, retry: false });
  return (
    <QueryLoader query={team}>
      {(data) => <InSeason>{(choices) => children(data, choices)}</InSeason>}
    </QueryLoader>
  );
}

/** The team's listing in a season; null when it has none. */
export const listingOf = (team: CurrentTeam, seasonId: number) =>
  team.seasons.find((listing) => listing.seasonId === seasonId) ?? null;

/** The team's name in its latest season. */
export const latestName = (team: CurrentTeam): string =>
  team.seasons.toSorted((one, other) => other.seasonId - one.seasonId)[0]?.name ?? '';
