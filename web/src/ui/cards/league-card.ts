import type { LeagueCard } from '@rondelle/contracts/competition/season.outputs.ts';
import { m } from '../../paraglide/messages.js';
import type { Card } from './Cards.tsx';

/** A league as a card: how many teams and games, who leads. */
export const leagueCard = ({ path, name, teams, games, leader }: LeagueCard): Card => ({
  path,
  name,
  facts: `${m.teams_count({ count: teams })} · ${m.games_count({ count: games })}`,
  ...(leader && { note: m.league_leader({ team: leader.name }) }),
});
