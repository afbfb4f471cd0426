import { Box } from '@mantine/core';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Watched } from '@rondelle/contracts/following/following.outputs.ts';
import { formatDay, formatTime } from '../../../lib/format/format.ts';
import { formatOrdinal } from '../../../lib/format/ordinal.ts';
import { useToday } from '../../../lib/format/use-today.ts';
import { m } from '../../../paraglide/messages.js';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { winWords } from '../../../ui/forecast/win-words.ts';
import { FormPills } from '../../../ui/form-pills/FormPills.tsx';
import { forfeitWords, sideWords, statusWords } from '../../../ui/game-words/game-words.ts';
import { untilWords } from '../../../ui/game-words/until-words.ts';
import { GameLine } from '../../../ui/game-list/GameLine.tsx';
import { Goals } from '../../../ui/game-list/Goals.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Movement } from '../../../ui/movement/Movement.tsx';
import { StarButton } from '../../../ui/my-teams/StarButton.tsx';
import { Ordinals } from '../../../ui/ordinals/Ordinals.tsx';
import { recordWords } from '../../../ui/record/record-words.ts';
import classes from '../../../ui/game-list/game-line.module.css';
import tiles from './my-team.module.css';
import blocks from '../../../ui/blocks.module.css';

type Props = { team: Watched };

/** « À domicile · 75 % de chances de gagner ». */
const nextWords = (game: GameCard, { id, chances }: Watched): string =>
  [sideWords(game, id), winWords(game, id, chances)].filter(Boolean).join(' · ');

function NextGame({ game, team }: Props & { game: GameCard }) {
  const teamId = team.id;
  const today = useToday();
  const isLive = game.status === 'live';
  return (
    <GameLine
      label={isLive ? statusWords(game) : m.my_teams_next()}
      beside={!isLive && today !== null && untilWords(game, today)}
      game={game}
      teamId={teamId}
      fact={isLive ? sideWords(game, teamId) : nextWords(game, team)}
      showVenue
    >
      {isLive ? (
        <Goals game={game} teamId={teamId} />
      ) : (
        <>
          <time dateTime={game.date}>
            <Ordinals text={formatDay(game.date, 'short')} />
          </time>
          <Box component="span" display="block" className={blocks.note ?? ''} fw={400}>
            {game.time && formatTime(game.time)}
          </Box>
        </>
      )}
    </GameLine>
  );
}

function Standing({ team: { standing, league } }: Props) {
  if (!standing || !league) return null;
  return (
    <Link
      href={league.path}
      className={`${blocks.whole} ${blocks.split} ${blocks.middle} ${classes.line}`}
      style={{ alignContent: 'start' }}
    >
      <span className={`${blocks.across} ${blocks.ends} ${blocks.label}`}>
        <span>{m.figures_rank()}</span>
        <span>{standing.gamesToCome > 0 && m.my_teams_to_come({ count: standing.gamesToCome })}</span>
      </span>
      <span className={`${blocks.beside} ${blocks.tight} ${blocks.big}`}>
        <span>
          <Ordinals text={m.figures_rank_of({ rank: formatOrdinal(standing.rank), of: standing.outOf })} />
        </span>
        <Movement {...standing} />
      </span>
      <FormPills outcomes={standing.lastFive} />
    </Link>
  );
}

/** One of the reader's teams: its record, last result, next game with its chance, standing and rank change. */
export function MyTeam({ team, season: shown }: Props & { season: string }) {
  const { name, path, league, last, next, season, standing } = team;
  return (
    <article className={`${blocks.surface} ${blocks.accented} ${tiles.team}`}>
      <Box component="header" className={blocks.beside ?? ''} px="sm" py="0.625rem">
        <Crest team={team} size="head" />
        <div className={blocks.grow}>
          <Box component="h3" className={blocks.plain ?? ''} fz="1.0625rem" m={0}>
            <Link href={path}>{name}</Link>
          </Box>
          <Box component="p" className={blocks.note ?? ''} mt="0.125rem" mb={0}>
            {league && <Link href={league.path}>{league.name}</Link>}
            {standing &&
              ` · ${recordWords(standing)} · ${m.my_teams_points({ count: standing.totalPoints })}`}
            {season && season.slug !== shown && `${league ? ' · ' : ''}${season.slug}`}
          </Box>
        </div>
        <StarButton team={team} />
      </Box>
      <div className={tiles.tiles}>
        {next?.status === 'live' && <NextGame game={next} team={team} />}
        {last && (
          <GameLine
            label={m.my_teams_last({ day: formatDay(last.date, 'short') })}
            game={last}
            teamId={team.id}
            beside={<Ordinals text={statusWords(last)} />}
            fact={[sideWords(last, team.id), forfeitWords(last)].filter(Boolean).join(' · ')}
          >
            <Goals game={last} teamId={team.id} />
          </GameLine>
        )}
        {next && next.status !== 'live' && <NextGame game={next} team={team} />}
        {!next && (
          <Box component="p" className={classes.line ?? ''} c="dimmed" fz="0.8125rem" m={0}>
            {m.my_teams_no_next()}
          </Box>
        )}
        <Standing team={team} />
      </div>
    </article>
  );
}
