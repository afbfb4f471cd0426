import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import type { WaitingSupervisor } from '@rondelle/contracts/supervision/supervision.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { Section } from '../page-frame/Section.tsx';
import { useJudging, type Verdict } from './use-judging.ts';
import blocks from '../blocks.module.css';

type OneProps = {
  one: WaitingSupervisor;
  showsCompetition: boolean;
  isBusy: boolean;
  judge: (one: WaitingSupervisor, verdict: Verdict) => Promise<void>;
};

function One({ one, showsCompetition, isBusy, judge }: OneProps) {
  const { member, path, competition, season } = one;
  const named = { name: member.username, competition: competition.name };
  return (
    <li className={`${blocks.ends} ${blocks.middle}`}>
      <span className={blocks.line}>
        <Link href={path}>{member.username}</Link>
        {showsCompetition && <Link href={competition.path}>{competition.name}</Link>}
        {showsCompetition && <span className={blocks.muted}>{season.slug}</span>}
      </span>
      <Group gap="xs">
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={m.supervise_accept_named(named)}
          onClick={() => void judge(one, 'accept')}
        >
          {m.supervise_accept()}
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={isBusy}
          aria-label={m.supervise_decline_named(named)}
          onClick={() => void judge(one, 'decline')}
        >
          {m.supervise_decline()}
        </Button>
      </Group>
    </li>
  );
}

type Props = {
  waiting: readonly WaitingSupervisor[];
  /** False on the page of the competition itself. */
  showsCompetition: boolean;
};

/** Members who wait to be accepted as supervisors, each with both verdicts; nothing when nobody waits. */
export function WaitingSupervisors({ waiting, showsCompetition }: Props) {
  const { message, isBusy, judge } = useJudging();
  if (waiting.length === 0) return message && <p role="status">{message}</p>;
  return (
    <Section title={m.supervise_waiting_count({ count: waiting.length })}>
      <p className={`${blocks.muted} ${blocks.prose}`}>{m.supervise_waiting_lead()}</p>
      <p role="status">{message}</p>
      <ul className={blocks.rows}>
        {waiting.map((one) => (
          <One
            key={`${one.kind} ${one.competition.id} ${one.member.id}`}
            one={one}
            showsCompetition={showsCompetition}
            isBusy={isBusy}
            judge={judge}
          />
        ))}
      </ul>
    </Section>
  );
}
