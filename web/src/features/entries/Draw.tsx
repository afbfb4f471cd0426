import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { idsIn, listText } from '../../ui/form/lists.ts';
import { OrderField } from '../../ui/form/OrderField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { OfLeague } from '../../ui/structure/OfLeague.tsx';
import { OfTournament } from '../../ui/structure/OfTournament.tsx';
import { NotSupervising } from '../../ui/structure/NotSupervising.tsx';
import type { Team } from './use-teams-to-enter.ts';

type Recorded = { readonly commandId: string; readonly ifRevision: string; readonly teamIds: number[] };
type Props = Pick<FormProps, 'saved'> & {
  name: string;
  competition: {
    readonly draw: readonly number[] | null;
    readonly teams: readonly Team[];
    readonly revision: string;
  };
  called: string;
  /** No team at all: the draw is taken back. */
  send: (
    draw: Recorded,
    signal?: AbortSignal,
  ) => Promise<{ readonly revision: string; readonly path: string | null }>;
};

function Draw({ name, competition: { draw, teams, revision }, called, send, saved }: Props) {
  const before = { teamIds: listText(draw ?? []), revision };
  const form = useWriteForm({
    draft: name,
    initial: before,
    check: (values) =>
      idsIn(values, 'teamIds').length === 1 ? [{ field: 'teamIds', message: m.draw_check_two() }] : [],
    inputOf: (values) => ({ teamIds: idsIn(values, 'teamIds'), ifRevision: values['revision'] ?? '' }),
    send,
    done: (written, values) =>
      saved({
        message:
          idsIn(values, 'teamIds').length > 0
            ? m.draw_recorded({ competition: called })
            : m.draw_withdrawn({ competition: called }),
        path: written.path,
        undo: () =>
          send({ teamIds: [...(draw ?? [])], commandId: newCommandId(), ifRevision: written.revision }),
      }),
  });
  const takeTheirs = () => form.startOver({ ...before, revision: form.conflict?.revision ?? revision });
  return (
    <WriteForm form={form} submit={m.form_save()} takeTheirs={takeTheirs} differences={[]}>
      <OrderField
        form={form}
        name="teamIds"
        label={m.draw_order()}
        hint={m.draw_hint()}
        options={teams.map((team) => ({ value: String(team.id), label: team.name }))}
        add={m.draw_add()}
      />
    </WriteForm>
  );
}

/** A supervisor's order of a league's teams that nothing else separates. */
export function LeagueDraw({ id, saved }: FormProps) {
  const { lang } = usePlace();
  const { client } = trpc.useUtils();
  return (
    <OfLeague id={id}>
      {(league) => {
        const ids = { lang, leagueId: league.id, seasonId: league.season.id };
        if (!league.maySupervise) return <NotSupervising kind="league" id={league.id} />;
        return (
          <Draw
            name={`league-draw ${league.id}`}
            competition={league}
            called={league.name[lang]}
            send={({ teamIds, ...said }, signal) =>
              teamIds.length > 0
                ? client.league.recordDraw.mutate({ ...ids, ...said, teamIds }, signal ? { signal } : {})
                : client.league.withdrawDraw.mutate({ ...ids, ...said }, signal ? { signal } : {})
            }
            saved={saved}
          />
        );
      }}
    </OfLeague>
  );
}

/** The same for a tournament. */
export function TournamentDraw({ id, saved }: FormProps) {
  const { lang } = usePlace();
  const { client } = trpc.useUtils();
  return (
    <OfTournament id={id}>
      {(tournament) => {
        const ids = { lang, tournamentId: tournament.id, seasonId: tournament.season.id };
        if (!tournament.maySupervise) return <NotSupervising kind="tournament" id={tournament.id} />;
        return (
          <Draw
            name={`tournament-draw ${tournament.id}`}
            competition={tournament}
            called={tournament.name[lang]}
            send={({ teamIds, ...said }, signal) =>
              teamIds.length > 0
                ? client.tournament.recordDraw.mutate({ ...ids, ...said, teamIds }, signal ? { signal } : {})
                : client.tournament.withdrawDraw.mutate({ ...ids, ...said }, signal ? { signal } : {})
            }
            saved={saved}
          />
        );
      }}
    </OfTournament>
  );
}
