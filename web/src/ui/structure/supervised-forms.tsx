import type { Bilingual, Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import type { ReactNode } from 'react';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import type { Envelope, SendOptions } from '../form/ChangeForm.tsx';
import { NotSupervising } from './NotSupervising.tsx';
import { LeagueLoader } from './LeagueLoader.tsx';
import { TournamentLoader } from './TournamentLoader.tsx';

type Kind = 'league' | 'tournament';
/** Common part of leagues and tournaments. */
type Competition = {
  readonly id: number;
  readonly season: { readonly id: number };
  readonly name: Bilingual;
  readonly rulesetId: number;
  readonly rulesetVersion: number;
  readonly draw: readonly number[] | null;
  readonly teams: readonly { readonly id: number; readonly name: string; readonly deducted: number }[];
  readonly revision: string;
  readonly maySupervise: boolean;
};

type Send<Input> = (
  input: Envelope & { readonly ifRevision: string } & Input,
  options?: SendOptions,
) => Promise<{ readonly revision: string; readonly path: string | null }>;
/** The commands of their supervisors. */
type Writes = {
  /** The current state, for edit conflicts. */
  readonly current: () => Promise<Competition>;
  readonly changeRuleset: Send<{ readonly rulesetId: number; readonly rulesetVersion: number }>;
  readonly deductPoints: Send<{ readonly teamId: number; readonly points: number; readonly reason: Reason }>;
  readonly recordDraw: Send<{ readonly teamIds: number[] }>;
  readonly withdrawDraw: Send<object>;
};

const useWrites = (kind: Kind, { id, season }: Competition): Writes => {
  const { lang } = usePageLocation();
  const { league, tournament } = trpc.useUtils().client;
  if (kind === 'league') {
    const ids = { leagueId: id, seasonId: season.id };
    return {
      current: () => league.current.query({ lang, id }),
      changeRuleset: (input, options) => league.changeRuleset.mutate({ ...ids, ...input }, options),
      deductPoints: (input, options) => league.deductPoints.mutate({ ...ids, ...input }, options),
      recordDraw: (input, options) => league.recordDraw.mutate({ ...ids, ...input }, options),
      withdrawDraw: (input, options) => league.withdrawDraw.mutate({ ...ids, ...input }, options),
    };
  }
  const ids = { tournamentId: id, seasonId: season.id };
  return {
    current: () => tournament.current.query({ lang, id }),
    changeRuleset: (input, options) => tournament.changeRuleset.mutate({ ...ids, ...input }, options),
    deductPoints: (input, options) => tournament.deductPoints.mutate({ ...ids, ...input }, options),
    recordDraw: (input, options) => tournament.recordDraw.mutate({ ...ids, ...input }, options),
    withdrawDraw: (input, options) => tournament.withdrawDraw.mutate({ ...ids, ...input }, options),
  };
};

type Saving = Pick<FormProps, 'saved'>;
export type SupervisedProps = Saving & { kind: Kind; competition: Competition; writes: Writes };
type SupervisedForm = (props: SupervisedProps) => ReactNode;

function Supervised({ Form, ...props }: Omit<SupervisedProps, 'writes'> & { Form: SupervisedForm }) {
  const { kind, competition } = props;
  const writes = useWrites(kind, competition);
  return competition.maySupervise ? (
    <Form {...props} writes={writes} />
  ) : (
    <NotSupervising kind={kind} id={competition.id} />
  );
}

/** A form for the supervisors of leagues and of tournaments; others see how to become one. */
export const supervisedForms = (Form: SupervisedForm) => ({
  OfLeague: ({ id, saved }: FormProps) => (
    <LeagueLoader id={id}>
      {(league) => <Supervised kind="league" competition={league} Form={Form} saved={saved} />}
    </LeagueLoader>
  ),
  OfTournament: ({ id, saved }: FormProps) => (
    <TournamentLoader id={id}>
      {(tournament) => <Supervised kind="tournament" competition={tournament} Form={Form} saved={saved} />}
    </TournamentLoader>
  ),
});
