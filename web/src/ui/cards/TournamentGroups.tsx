import type { TournamentsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { useToday } from '../../lib/format/use-today.ts';
import { m } from '../../paraglide/messages.js';
import { Cards } from './Cards.tsx';
import { tournamentCard } from './tournament-card.ts';

type Props = Pick<TournamentsOutput, 'tournaments' | 'today'> & { heading?: 'h2' | 'h3' };

/** Tournaments in their order, those of the next days apart from the past ones. `heading`: level of the headings. */
export function TournamentGroups({ tournaments, today, heading: Heading = 'h3' }: Props) {
  // The page may have been cached on an earlier day.
  const day = useToday() ?? today;
  const [toCome, over] = [false, true].map((isOver) =>
    tournaments.filter(({ endsOn }) => endsOn < day === isOver).map(tournamentCard),
  );
  return [
    { title: m.tournaments_to_come(), cards: toCome },
    { title: m.tournaments_over(), cards: over },
  ].map(
    ({ title, cards = [] }) =>
      cards.length > 0 && (
        <div key={title}>
          <Heading>{title}</Heading>
          <Cards cards={cards} ofAll={tournaments.length} />
        </div>
      ),
  );
}
