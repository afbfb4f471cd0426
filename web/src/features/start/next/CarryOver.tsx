import { Box, Button, Checkbox, Group, Stack } from '@mantine/core';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type {
  CarriedLeague,
  CarriedLeagueOutput,
  CarryPlan,
} from '@rondelle/contracts/competition/next-season.ts';
import { useState } from 'react';
import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { formatList } from '../../../lib/format/format.ts';
import { newCommandId } from '../../../lib/http/new-command-id.ts';
import { usePageLocation, usePaths } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useClient } from '../../../lib/page/use-client.ts';
import { useMe } from '../../../lib/member/use-me.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { checkDates, SeasonDates } from '../../../ui/form/SeasonDates.tsx';
import { usualDates } from '../../../ui/form/season-year.ts';
import '../../../ui/fields/styles.ts';
import { useForm } from '../../../ui/fields/use-form.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { UndoTogether } from '../../../ui/progress/UndoTogether.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { CommandProgress } from '../parts/CommandProgress.tsx';
import { useCommandSequence } from '../use-command-sequence.ts';
import blocks from '../../../ui/blocks.module.css';

/** Returns the slug of the next season: `2025-2026` → `2026-2027`. */
const after = (season: string): string => {
  const year = Number(season.slice(0, 4)) + 1;
  return `${year}-${year + 1}`;
};

/** Form that opens the next season, from September 1 to April 30 by default; it must exist before a carry-over. */
function OpenNext({ to, opened }: { to: string; opened: () => Promise<unknown> }) {
  const { lang, client } = useClient();
  const form = useForm({
    initial: usualDates(Number(to.slice(0, 4))),
    failed: m.form_failed(),
    check: checkDates,
    send: async ({ startsOn, endsOn }) => {
      await client.season.open.mutate({ commandId: newCommandId(), lang, slug: to, startsOn, endsOn });
      await opened();
    },
  });
  return (
    <>
      <p>{m.next_open_first({ season: to })}</p>
      <Form form={form} submit={m.season_form_add()}>
        <SeasonDates form={form} />
      </Form>
    </>
  );
}

function LeagueRow({
  league,
  ticked,
  set,
}: {
  league: CarriedLeague;
  ticked: boolean;
  set: (is: boolean) => void;
}) {
  const { name, category, region, teams, supervisors, isThere } = league;
  return (
    <Group component="li" align="flex-start" gap="0.25rem 1rem">
      <Checkbox
        flex="1 1 18rem"
        label={name}
        description={`${category} · ${region}`}
        checked={ticked && !isThere}
        disabled={isThere}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      {isThere ? (
        <Box component="span" c="dimmed" flex="1 1 18rem">
          {m.next_is_there()}
        </Box>
      ) : (
        <Box component="details" className={blocks.fold ?? ''} flex="1 1 18rem">
          <summary>
            {m.teams_count({ count: teams.length })}
            {supervisors > 0 && ` · ${m.next_supervisors({ count: supervisors })}`}
          </summary>
          <Box component="p" mt="0.25rem" mb={0}>
            {teams.join(', ')}
          </Box>
        </Box>
      )}
    </Group>
  );
}

const takingBack = {
  undo: m.next_take_back,
  question: m.next_take_back_question,
  undone: m.next_taken_back,
} as const;

/** State of a carry-over: the leagues in it and its outcome. */
const useCarryOver = (plan: CarryPlan, refetch: () => Promise<unknown>) => {
  const { lang, client } = useClient();
  const doing = useCommandSequence();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [carried, setCarried] = useState<readonly CarriedLeagueOutput[]>([]);
  const [actionId, setActionId] = useState(newCommandId);
  /** Leagues that were carried over in part; the plan lists these as existing. */
  const [unfinished, setUnfinished] = useState<ReadonlySet<number>>(new Set());
  const [isUndone, setTakenBack] = useState(false);
  const leagues = plan.leagues.map((one) => (unfinished.has(one.id) ? { ...one, isThere: false } : one));
  const wanted = leagues.filter(({ id, isThere }) => !isThere && !left.has(id));
  const carry = async (seasonId: number, supervisors: boolean) => {
    setTakenBack(false);
    const outputs = await doing.doEach(
      wanted.map(
        ({ id: leagueId }) =>
          (_commandId: string, signal: AbortSignal) =>
            client.season.carryLeague.mutate({ lang, actionId, leagueId, seasonId, supervisors }, { signal }),
      ),
    );
    setCarried([...carried, ...outputs.filter((output) => output !== null)]);
    setUnfinished(new Set(wanted.filter((_, at) => outputs[at] === null).map(({ id }) => id)));
    await refetch();
  };
  const reset = () => {
    setCarried([]);
    setUnfinished(new Set());
    // Under the old id, the leagues would count as carried over already.
    setActionId(newCommandId());
    setTakenBack(true);
    void refetch();
  };
  const tick = (id: number, is: boolean) =>
    setLeft((now) => new Set(is ? [...now].filter((one) => one !== id) : [...now, id]));
  return {
    doing,
    leagues,
    isTicked: (id: number) => !left.has(id),
    tick,
    wanted,
    carry,
    carried,
    reset,
    isUndone,
  };
};

/** The outcome: leagues that were carried over, teams that were left out, and the undo. */
function Carried({
  carried,
  to,
  done,
}: {
  carried: readonly CarriedLeagueOutput[];
  to: string;
  done: () => void;
}) {
  const paths = usePaths();
  const [first] = carried;
  const elsewhere = carried.flatMap(({ left }) => left);
  if (!first) return null;
  return (
    <Note role="status">
      <p>{m.next_carried({ count: carried.length })}</p>
      {elsewhere.length > 0 && <p>{m.next_left({ teams: formatList(elsewhere) })}</p>}
      <p>
        <Link href={paths.leagues(to)}>{m.import_see_leagues()}</Link>
      </p>
      <UndoTogether correlationId={first.correlationId} words={takingBack} done={done} />
    </Note>
  );
}

type LeaguesProps = { plan: CarryPlan; to: NonNullable<CarryPlan['to']>; refetch: () => Promise<unknown> };

function Leagues({ plan, to, refetch }: LeaguesProps) {
  const carrying = useCarryOver(plan, refetch);
  const { doing, leagues, wanted } = carrying;
  const [supervisors, setSupervisors] = useState(true);
  return (
    <Stack gap="md">
      <ul className={`${blocks.rows} ${blocks.surface}`}>
        {leagues.map((league) => (
          <LeagueRow
            key={league.id}
            league={league}
            ticked={carrying.isTicked(league.id)}
            set={(is) => carrying.tick(league.id, is)}
          />
        ))}
      </ul>
      <Checkbox
        label={m.next_with_supervisors()}
        checked={supervisors}
        onChange={(event) => setSupervisors(event.currentTarget.checked)}
      />
      <Group>
        <Button
          aria-disabled={doing.busy || wanted.length === 0}
          onClick={() => wanted.length > 0 && !doing.busy && void carrying.carry(to.id, supervisors)}
        >
          {m.next_carry({ season: to.slug })}
        </Button>
      </Group>
      <CommandProgress doing={doing} />
      <Carried carried={carrying.carried} to={to.slug} done={carrying.reset} />
      {carrying.isUndone && <p role="status">{m.next_taken_back()}</p>}
    </Stack>
  );
}

/** Review of the leagues to carry over; sends nothing before the button is pressed. */
export function CarryOver({ season: { slug: season } }: { season: { readonly slug: string } }) {
  const { lang } = usePageLocation();
  const me = useMe();
  const to = after(season);
  const mayWrite = me !== null && isAllowed(me.role, 'season/write');
  const plan = trpc.season.carryPlan.useQuery({ lang, sid: season, to }, { staleTime: 0, enabled: mayWrite });
  if (!me) return <Loading shape="table" />;
  if (!mayWrite) return <Note>{m.only_for_season()}</Note>;
  if (plan.isPending) return <Loading shape="table" />;
  if (hasFailed(plan)) return <Failed failure={failureOf(plan.error)} retry={() => void plan.refetch()} />;
  if (plan.data.leagues.length === 0) return <p>{m.next_nothing()}</p>;
  return plan.data.to ? (
    <Leagues plan={plan.data} to={plan.data.to} refetch={plan.refetch} />
  ) : (
    <OpenNext to={to} opened={plan.refetch} />
  );
}
