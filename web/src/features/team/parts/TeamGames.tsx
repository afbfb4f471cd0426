import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { GameChances } from '@rondelle/contracts/competition/team.outputs.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { calendarAddress } from '../../../ui/team/calendar-address.ts';

type Props = {
  title: string;
  games: readonly GameCard[];
  teamId: number;
  /** Chances of games to come. */
  chances?: readonly GameChances[];
};

/** Some of the team's games, with a link to all of them. They name their competition unless it is the league. */
export function TeamGames({ title, games, teamId, chances }: Props) {
  const pageLocation = usePageLocation();
  if (games.length === 0) return null;
  const calendar = <Link href={calendarAddress(pageLocation)}>{m.team_whole_calendar()}</Link>;
  return (
    <Section title={title} more={calendar}>
      <GameList games={games} teamId={teamId} chances={chances} showCompetition />
    </Section>
  );
}
