import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { PlannedGames } from '../../../ui/bracket/Bracket.tsx';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Ordinals } from '../../../ui/ordinals/Ordinals.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';
import type { scheduleDays } from '../schedule-days.ts';
import { LazySuspense } from '../../../ui/states/LazySuspense.tsx';

type Props = { days: ReturnType<typeof scheduleDays>; planned: readonly BracketGame[] };

/** Every game, grouped by day. */
export function Schedule({ days, planned }: Props) {
  const sparse = days.every(({ games }) => games.length < 3);
  return (
    <Section title={m.tournament_schedule()}>
      <div className={sparse ? blocks.grid : blocks.stack}>
        {days.map(({ date, games, planned: waiting }) => (
          <div key={date}>
            <h3 className={blocks.sentence}>
              <time dateTime={date}>
                <Ordinals text={formatDay(date, 'full')} />
              </time>
            </h3>
            {games.length > 0 && <GameList games={games} />}
            {waiting.length > 0 && (
              <LazySuspense>
                <PlannedGames games={waiting} planned={planned} />
              </LazySuspense>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
