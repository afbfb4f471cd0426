import type { TournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

/** Every game, day by day. */
export function Schedule({ schedule }: Pick<TournamentOutput, 'schedule'>) {
  const sparse = schedule.every(({ games }) => games.length < 3);
  return (
    <Section title={m.tournament_schedule()}>
      <div className={sparse ? blocks.grid : blocks.stack}>
        {schedule.map(({ date, games }) => (
          <div key={date}>
            <h3>
              <time dateTime={date}>{formatDay(date, 'full')}</time>
            </h3>
            <GameList games={games} />
          </div>
        ))}
      </div>
    </Section>
  );
}
