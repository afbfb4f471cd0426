import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { idsIn, listText } from '../../ui/form/lists.ts';
import { OrderField } from '../../ui/form/OrderField.tsx';
import { useTheirs } from '../../ui/form/use-theirs.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { OfSupervisedLeague, OfSupervisedTournament } from '../../ui/structure/OfSupervised.tsx';
import type { Team } from './use-teams-to-enter.ts';

type Said = { readonly commandId: string; readonly ifRevision: string };
type Recorded = Said & { readonly teamIds: number[] };
type Send<Input> = (
  input: Input,
  options?: { readonly signal: AbortSignal },
) => Promise<{ readonly revision: string; readonly path: string | null }>;
type Competition = {
  readonly id: number;
  readonly season: { readonly id: number };
  readonly name: Bilingual;
  readonly draw: readonly number[] | null;
  readonly teams: readonly Team[];
  readonly revision: string;
};
type Props = Pick<FormProps, 'saved'> & {
  /** Names the draft. */
  name: string;
  kind: 'league' | 'tournament';
  competition: Competition;
  /** As it stands when somebody else was faster. */
  current: () => Promise<Competition>;
  record: Send<Recorded>;
  withdraw: Send<Said>;
};

const valuesOf = ({ draw, revision }: Competition) => ({ teamIds: listText(draw ?? []), revision });

const useDraw = ({ name, competition, current, record, withdraw, saved }: Props) => {
  const { draw, teams } = competition;
  const called = { competition: competition.name[usePageLocation().lang] };
  /** No team at all: the draw is taken back. */
  const send: Send<Recorded> = ({ teamIds, ...said }, options) =>
    teamIds.length > 0 ? record({ ...said, teamIds }, options) : withdraw(said, options);
  const form = useWriteForm({
    draft: name,
    initial: valuesOf(competition),
    check: (values) =>
      idsIn(values.teamIds).length === 1 ? [{ field: 'teamIds', message: m.draw_check_two() }] : [],
    inputOf: (values) => ({ teamIds: idsIn(values.teamIds), ifRevision: values['revision'] ?? '' }),
    send: (input, signal) => send(input, { signal }),
    done: (written, values) =>
      saved({
        message: idsIn(values.teamIds).length > 0 ? m.draw_recorded(called) : m.draw_withdrawn(called),
        path: written.path,
        undo: () =>
          send({ teamIds: [...(draw ?? [])], commandId: newCommandId(), ifRevision: written.revision }),
      }),
  });
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.name ?? '';
  const theirs = useTheirs({
    form,
    now: async () => valuesOf(await current()),
    fields: {
      teamIds: {
        label: m.draw_form(),
        say: (teamIds) => idsIn(teamIds).map(nameOf).join(', '),
      },
    },
  });
  return { form, theirs };
};

function Draw(props: Props) {
  const { kind, competition } = props;
  const { form, theirs } = useDraw(props);
  const { draw, teams } = competition;
  const drawn = idsIn(form.values.teamIds);
  const isOther = drawn.length !== 1 && listText(drawn) !== listText(draw ?? []);
  const ids = { [`${kind}Id`]: competition.id, seasonId: competition.season.id };
  const drawing =
    drawn.length > 0
      ? ({ procedure: `${kind}.recordDraw`, input: { ...ids, teamIds: drawn } } as const)
      : ({ procedure: `${kind}.withdrawDraw`, input: ids } as const);
  const preview = usePreview(isOther ? drawing : null);
  return (
    <WriteForm form={preview.hold(form)} submit={m.form_save()} {...theirs}>
      <OrderField
        form={form}
        name="teamIds"
        label={m.draw_order()}
        hint={m.draw_hint()}
        options={teams.map((team) => ({ value: String(team.id), label: team.name }))}
        add={m.draw_add()}
      />
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}

/** A supervisor's order of a league's teams that nothing else separates. */
export function LeagueDraw({ id, saved }: FormProps) {
  const { client } = trpc.useUtils();
  return (
    <OfSupervisedLeague id={id}>
      {(league, ids) => (
        <Draw
          name={`league-draw ${league.id}`}
          kind="league"
          competition={league}
          current={() => client.league.current.query({ lang: ids.lang, id: league.id })}
          record={(draw, options) => client.league.recordDraw.mutate({ ...ids, ...draw }, options)}
          withdraw={(said, options) => client.league.withdrawDraw.mutate({ ...ids, ...said }, options)}
          saved={saved}
        />
      )}
    </OfSupervisedLeague>
  );
}

/** The same for a tournament. */
export function TournamentDraw({ id, saved }: FormProps) {
  const { client } = trpc.useUtils();
  return (
    <OfSupervisedTournament id={id}>
      {(tournament, ids) => (
        <Draw
          name={`tournament-draw ${tournament.id}`}
          kind="tournament"
          competition={tournament}
          current={() => client.tournament.current.query({ lang: ids.lang, id: tournament.id })}
          record={(draw, options) => client.tournament.recordDraw.mutate({ ...ids, ...draw }, options)}
          withdraw={(said, options) => client.tournament.withdrawDraw.mutate({ ...ids, ...said }, options)}
          saved={saved}
        />
      )}
    </OfSupervisedTournament>
  );
}
