import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { CurrentLeague, CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { ReactNode } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { NotSupervising } from './NotSupervising.tsx';
import { OfLeague } from './OfLeague.tsx';
import { OfTournament } from './OfTournament.tsx';

/** What every command on it names. */
type InSeason = { readonly lang: Language; readonly seasonId: number };
type OfOne<Thing, Ids> = { id: number | null; children: (thing: Thing, ids: Ids & InSeason) => ReactNode };

/** Waits for the league that a form for its supervisors is about; shows everybody else the way to become one. */
export function OfSupervisedLeague({ id, children }: OfOne<CurrentLeague, { readonly leagueId: number }>) {
  const { lang } = usePageLocation();
  return (
    <OfLeague id={id}>
      {(league) =>
        league.maySupervise ? (
          children(league, { lang, leagueId: league.id, seasonId: league.season.id })
        ) : (
          <NotSupervising kind="league" id={league.id} />
        )
      }
    </OfLeague>
  );
}

/** The same for a tournament. */
export function OfSupervisedTournament({
  id,
  children,
}: OfOne<CurrentTournament, { readonly tournamentId: number }>) {
  const { lang } = usePageLocation();
  return (
    <OfTournament id={id}>
      {(tournament) =>
        tournament.maySupervise ? (
          children(tournament, { lang, tournamentId: tournament.id, seasonId: tournament.season.id })
        ) : (
          <NotSupervising kind="tournament" id={tournament.id} />
        )
      }
    </OfTournament>
  );
}
