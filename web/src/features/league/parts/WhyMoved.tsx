import { Button } from '@mantine/core';
import type { RankChangeOutput, RankChangesOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { DayFilter } from '../../../ui/filter-form/DayFilter.tsx';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Pager } from '../../../ui/pager/Pager.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { causeWords } from '../cause-words.ts';
import { decisionWords, idleWords, rulesWords } from '../decision-words.ts';
import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { CrossedTeams } from './CrossedTeams.tsx';
import { RankMove } from './RankMove.tsx';
import blocks from '../../../ui/blocks.module.css';

const isOneTeam = (search: string): boolean => new URLSearchParams(search).has('team');

/** Chooses the two days to compare; the selected team stays. */
function DaysForm({ from, to }: { from: string; to: string }) {
  const team = new URLSearchParams(usePageLocation().search).get('team');
  return (
    <FilterForm>
      <input type="hidden" name="why" value="1" />
      {team && <input type="hidden" name="team" value={team} />}
      <DayFilter key={`from ${from}`} name="from" label={m.why_from()} day={from} />
      <DayFilter key={`to ${to}`} name="to" label={m.why_to()} day={to} />
      <Button type="submit">{m.why_compare()}</Button>
    </FilterForm>
  );
}

/** Links to all causes of a team when only the latest are displayed. */
function AllCauses({ move: { team, causes, causeCount } }: { move: RankChangeOutput }) {
  const pageLocation = usePageLocation();
  if (causeCount <= causes.length || isOneTeam(pageLocation.search)) return null;
  return (
    <p className={blocks.note}>
      <Link
        href={withSearch(pageLocation, { team: String(team.id), page: null })}
        aria-label={m.why_all_causes_label({ count: causeCount, team: team.name })}
      >
        {m.why_all_causes({ count: causeCount })}
      </Link>
    </p>
  );
}

type MoveProps = { move: RankChangeOutput; rulesChanges: RankChangesOutput['rulesChanges'] };

function Causes({ move, rulesChanges }: MoveProps) {
  const { team, earlier, later, causes, decisions } = move;
  if (causes.length + decisions.length === 0)
    return earlier?.rank === later?.rank ? null : (
      <p className={blocks.muted}>{idleWords(move, rulesChanges)}</p>
    );
  return (
    <ul className={`${blocks.line} ${blocks.plain}`}>
      {decisions.map((decision) => (
        <li key={decision.kind}>{decisionWords(decision, team.id)}</li>
      ))}
      {causes.map((cause) => (
        <li key={cause.game.id}>
          <Link href={cause.game.path}>{causeWords(cause, team.id)}</Link>
        </li>
      ))}
    </ul>
  );
}

function TeamMove({ move, rulesChanges }: MoveProps) {
  const { team, earlier, later, causes, decisions, crossed } = move;
  // One line for a team without changes, so that teams with rank changes stand out.
  if (causes.length + decisions.length + crossed.length === 0 && earlier?.rank === later?.rank)
    return (
      <li className={blocks.line}>
        <RankMove from={earlier?.rank ?? null} to={later?.rank ?? null} />
        <Link href={team.path}>{team.name}</Link>
      </li>
    );
  const points = earlier && later && { from: earlier.points, to: later.points };
  return (
    <li>
      <p className={blocks.line}>
        <RankMove from={earlier?.rank ?? null} to={later?.rank ?? null} />
        <Link href={team.path}>{team.name}</Link>
        {points && points.from !== points.to && <span>{m.why_points(points)}</span>}
      </p>
      <Causes move={move} rulesChanges={rulesChanges} />
      <AllCauses move={move} />
      <CrossedTeams move={move} />
    </li>
  );
}

function Moves({ answer }: { answer: RankChangesOutput }) {
  const { from, to, known, rulesChanges, moves, paging } = answer;
  if (from === null || to === null) return <Empty title={m.why_no_games()} />;
  return (
    <>
      <DaysForm from={from} to={to} />
      <p className={`${blocks.muted} ${blocks.prose}`}>
        {m.why_lead({ from: formatDay(from), to: formatDay(to) })}{' '}
        {known.from === null ? m.why_as_known_now() : m.why_as_known_then()}
      </p>
      {rulesChanges.map((change) => (
        <p key={change}>{rulesWords[change]()}</p>
      ))}
      <ol className={blocks.rows}>
        {moves.map((move) => (
          <TeamMove key={move.team.id} move={move} rulesChanges={rulesChanges} />
        ))}
      </ol>
      <Pager paging={paging} />
    </>
  );
}

/** Every team's rank on two days, and the games, corrections and decisions between them that changed it. */
export function WhyMoved() {
  const pageLocation = usePageLocation();
  const query = usePageQuery('league', 'changes');
  if (query.isPending) return <Loading shape="text" rows={12} />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const back = isOneTeam(pageLocation.search) ? (
    <Link href={withSearch(pageLocation, { team: null, page: null })}>{m.why_all_teams()}</Link>
  ) : (
    <Link href={withSearch(pageLocation, { why: null, from: null, to: null, page: null })}>
      {m.league_back_to_table()}
    </Link>
  );
  return (
    <Section title={m.why_title()} more={back}>
      <Moves answer={query.data} />
    </Section>
  );
}
