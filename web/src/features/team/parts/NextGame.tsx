import { teamNameParts } from '@rondelle/contracts/competition/team-name.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { GameChances } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatDay, formatTime } from '../../../lib/format/format.ts';
import { useToday } from '../../../lib/format/use-today.ts';
import { m } from '../../../paraglide/messages.js';
import { ChanceBar } from '../../../ui/forecast/ChanceBar.tsx';
import { GameLine } from '../../../ui/game-list/GameLine.tsx';
import { Goals } from '../../../ui/game-list/Goals.tsx';
import { competitionWords, sidesFor, sideWords, statusWords } from '../../../ui/game-words/game-words.ts';
import blocks from '../../../ui/blocks.module.css';
import { untilWords } from '../../../ui/game-words/until-words.ts';

/** The day and time; of a live game the score, and of a postponed one that its day is to come. */
function When({ game, teamId }: { game: GameCard; teamId: number }) {
  if (game.status === 'live') return <Goals game={game} teamId={teamId} />;
  if (game.status === 'postponed') return m.game_day_to_come();
  return (
    <>
      <time dateTime={game.date}>{formatDay(game.date, 'short')}</time>
      {game.time && `, ${formatTime(game.time)}`}
    </>
  );
}

type Props = {
  game: GameCard;
  teamId: number;
  chances: GameChances | undefined;
  /** True on the page of a past state: no days are counted from that state. */
  then: boolean;
};

/** The chances with the own team at the left. */
function Chances({ game, teamId, chances }: Omit<Props, 'then'>) {
  if (!chances) return null;
  const [own, other] = sidesFor(game, teamId);
  const part = (side: 'home' | 'away') => ({
    name: teamNameParts(game[side].name).nickname,
    chance: chances[side],
  });
  return (
    <>
      <span className={blocks.small}>{m.team_next_chances()}</span>
      <ChanceBar home={part(own)} away={part(other)} tie={chances.tie} />
    </>
  );
}

/** The next game from the team's side: when, where, against whom, and the chances. */
export function NextGame({ game, teamId, chances, then }: Props) {
  const today = useToday();
  const isOpen = game.status === 'scheduled';
  const until = isOpen && !then && today !== null ? untilWords(game, today) : null;
  const where = [game.competition?.kind !== 'league' && competitionWords(game), sideWords(game, teamId)];
  return (
    <GameLine
      label={isOpen ? m.my_teams_next() : statusWords(game)}
      beside={until}
      game={game}
      teamId={teamId}
      fact={where.filter(Boolean).join(' · ')}
      showVenue
      more={<Chances game={game} teamId={teamId} chances={chances} />}
    >
      <When game={game} teamId={teamId} />
    </GameLine>
  );
}
