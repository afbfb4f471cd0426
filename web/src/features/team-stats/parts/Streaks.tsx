import type { TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { longStreaks } from '../long-streaks.ts';
import { StreakLine } from './StreakLine.tsx';
import blocks from '../../../ui/blocks.module.css';

type Kinds = TeamStatsOutput['streaks'];
type Kind = keyof Kinds;

const kindNames = { winning: m.stats_winning, losing: m.stats_losing } as const;

function OfKind({ kind, streaks: { longest, current, all } }: { kind: Kind; streaks: Kinds[Kind] }) {
  const long = longStreaks(all);
  return (
    <div
      className={blocks.quote}
      style={{ borderColor: kind === 'winning' ? 'var(--r-win)' : 'var(--r-loss)' }}
    >
      <h3>{kindNames[kind]()}</h3>
      <dl>
        <dt className={blocks.label}>{m.stats_longest()}</dt>
        <dd>{longest ? <StreakLine streak={longest} kind={kind} /> : m.stats_none()}</dd>
        <dt className={blocks.label}>{m.stats_current()}</dt>
        <dd>{current ? <StreakLine streak={current} kind={kind} /> : m.stats_none()}</dd>
      </dl>
      {long.length > 0 && (
        <details className={blocks.fold}>
          <summary>{m.stats_all_streaks({ count: long.length })}</summary>
          <ol style={{ maxHeight: '20rem', overflowY: 'auto' }}>
            {long.map((streak) => (
              <li key={streak.from.gameId}>
                <StreakLine streak={streak} kind={kind} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/** Winning and losing streaks: the longest, the current one, and all of them. */
export function Streaks({ streaks }: { streaks: Kinds }) {
  return (
    <Section title={m.stats_streaks()}>
      <div className={blocks.grid} data-wide>
        <OfKind kind="winning" streaks={streaks.winning} />
        <OfKind kind="losing" streaks={streaks.losing} />
      </div>
    </Section>
  );
}
