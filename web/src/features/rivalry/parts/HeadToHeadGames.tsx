import type { RivalsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import type { Rivals } from '../compared.ts';
import { Comparison } from './Comparison.tsx';
import { Earlier } from './Earlier.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { answer: RivalsOutput; rivals: Rivals };

/** The comparison of the two teams, the longest run of wins and the last game, then the games before it. */
export function HeadToHeadGames({ answer: { longestRun, lastMeeting, games }, rivals }: Props) {
  const runner = rivals.find(({ id }) => id === longestRun?.teamId);
  return (
    <>
      <Section title={m.rivalry_compared()}>
        <Comparison rivals={rivals} games={games} />
        {longestRun && longestRun.length > 1 && runner && (
          <p className={`${blocks.line} ${blocks.apart}`}>
            <span>{m.rivalry_longest()}</span>
            <strong>{runner.name}</strong>
            <span>{m.streak_wins({ count: longestRun.length })}</span>
          </p>
        )}
      </Section>
      {lastMeeting && (
        <Section title={m.rivalry_last()}>
          <GameList games={[lastMeeting]} showDate showYear showCompetition />
        </Section>
      )}
      <Earlier games={games.slice(1)} />
    </>
  );
}
