import type { TournamentCard } from '@rondelle/contracts/competition/season.outputs.ts';
import { formatDays } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import type { Card } from './Cards.tsx';

/** Returns a tournament's card: dates, city, number of teams and winner. */
export const tournamentCard = ({
  path,
  name,
  startsOn,
  endsOn,
  city,
  teams,
  winner,
}: TournamentCard): Card => ({
  path,
  name,
  facts: [formatDays(startsOn, endsOn), ...(city ? [city] : []), m.teams_count({ count: teams })].join(' · '),
  ...(winner && { note: m.tournament_winner({ team: winner.name }) }),
});
