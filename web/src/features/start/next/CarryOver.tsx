import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type {
  CarriedLeague,
  CarriedLeagueOutput,
  CarryPlan,
} from '@rondelle/contracts/competition/next-season.ts';
import { useState } from 'react';
import { newCommandId } from '../../../lib/new-command-id.ts';
import { usePageLocation, usePaths } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMe } from '../../../lib/use-me.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/form/Form.tsx';
import { checkDates, SeasonDates } from '../../../ui/form/SeasonDates.tsx';
import '../../../ui/form/styles.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { ProgressLine } from '../../../ui/progress/ProgressLine.tsx';
import { useProgress } from '../../../ui/progress/use-progress.ts';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { DoingLine } from '../parts/DoingLine.tsx';
import { useDoing } from '../use-doing.ts';
import classes from './next.module.css';
import blocks from '../../../ui/blocks.module.css';

/** `2025-2026` → `2026-2027` */
const after = (season: string): string => {
  const year = Number(season.slice(0, 4)) + 1;
  return `${year}-${year + 1}`;
};

/** The season is opened first, with its usual dates. */
function OpenNext({ to, opened }: { to: string; opened: () => Promise<unknown> }) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const year = Number(to.slice(0, 4));
  const form = useForm({
    initial: { startsOn: `${year}-09-01`, endsOn: `${year + 1}-04-30` },
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
    <li>
      <Checkbox
        label={name}
        description={`${category} · ${region}`}
        checked={ticked && !isThere}
        disabled={isThere}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      {isThere ? (
        <span className={blocks.muted}>{m.next_is_there()}</span>
      ) : (
        <details className={blocks.fold}>
          <summary>
            {m.teams_count({ count: teams.length })}
            {supervisors > 0 && ` · ${m.next_supervisors({ count: supervisors })}`}
          </summary>
          <p>{teams.join(', ')}</p>
        </details>
      )}
    </li>
  );
}

/** All that was carried over is taken back together. */
function TakeBack({ correlationId, done }: { correlationId: string; done: () => void }) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const progress = useProgress();
  const [commandId] = useState(newCommandId);
  const [failed, setFailed] = useState(false);
  const undo = async () => {
    const { signal } = new AbortController();
    try {
      await progress.run(
        (id, before, until) =>
          client.history.undoTogether.mutate(
            { commandId: id, correlationId, lang, ...(before && { before }) },
            { signal: until },
          ),
        commandId,
        signal,
      );
      done();
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Group>
        <Button variant="default" onClick={() => void undo()}>
          {m.next_take_back()}
        </Button>
      </Group>
      {failed && <p role="alert">{m.form_failed()}</p>}
      <ProgressLine progress={progress} />
    </>
  );
}

function Leagues({ plan, refetch }: { plan: CarryPlan; refetch: () => Promise<unknown> }) {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const { client } = trpc.useUtils();
  const doing = useDoing();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [supervisors, setSupervisors] = useState(true);
  const [carried, setCarried] = useState<readonly CarriedLeagueOutput[]>([]);
  const [actionId] = useState(newCommandId);
  const { to, leagues } = plan;
  if (!to) return null;
  const wanted = leagues.filter(({ id, isThere }) => !isThere && !left.has(id));
  const carry = async () => {
    const done = await doing.doAll(
      wanted.map(
        ({ id: leagueId }) =>
          (_commandId: string, signal: AbortSignal) =>
            client.season.carryLeague.mutate(
              { lang, actionId, leagueId, seasonId: to.id, supervisors },
              { signal },
            ),
      ),
    );
    setCarried([...carried, ...done]);
    await refetch();
  };
  const [first] = carried;
  return (
    <Stack gap="md">
      <ul className={`${blocks.rows} ${blocks.surface} ${classes.leagues}`}>
        {leagues.map((league) => (
          <LeagueRow
            key={league.id}
            league={league}
            ticked={!left.has(league.id)}
            set={(is) =>
              setLeft((now) => new Set(is ? [...now].filter((id) => id !== league.id) : [...now, league.id]))
            }
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
          onClick={() => wanted.length > 0 && !doing.busy && void carry()}
        >
          {m.next_carry({ season: to.slug })}
        </Button>
      </Group>
      <DoingLine doing={doing} />
      {first && (
        <Note role="status">
          <p>{m.next_carried({ count: carried.length })}</p>
          <p>
            <Link href={paths.leagues(to.slug)}>{m.import_see_leagues()}</Link>
          </p>
          <TakeBack
            correlationId={first.correlationId}
            done={() => {
              setCarried([]);
              void refetch();
            }}
          />
        </Note>
      )}
    </Stack>
  );
}

/** One reviewed step: what goes on is ticked, and nothing is done before the button is pressed. */
export function CarryOver({ season }: { season: string }) {
  const { lang } = usePageLocation();
  const me = useMe();
  const to = after(season);
  const plan = trpc.season.carryPlan.useQuery({ lang, sid: season, to }, { staleTime: 0 });
  if (plan.isPending || !me) return <Loading shape="table" />;
  if (plan.isError) return <Failed failure={{ kind: 'failed' }} retry={() => void plan.refetch()} />;
  if (!isAllowed(me.role, 'season/write')) return <Note>{m.only_for_season()}</Note>;
  if (plan.data.leagues.length === 0) return <p>{m.next_nothing()}</p>;
  return plan.data.to ? (
    <Leagues plan={plan.data} refetch={plan.refetch} />
  ) : (
    <OpenNext to={to} opened={plan.refetch} />
  );
}
