import { Box } from '@mantine/core';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { FormPills } from '../../../ui/form-pills/FormPills.tsx';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { StreakBadge } from '../../../ui/streaks/StreakBadge.tsx';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import blocks from '../../../ui/blocks.module.css';

type Form = GameOutput['form']['home'];

/** A team's name with its last results in one line. */
function FormLine({ form: { team, games, streak } }: { form: Form }) {
  const outcomes = games.map(({ outcome }) => outcome).toReversed();
  return (
    // In large letters the pills come below the name.
    <Box component="li" className={`${blocks.beside} ${blocks.tight}`} style={{ flexWrap: 'wrap' }}>
      <Crest team={team} />
      <Box flex="1 1 6rem" miw={0} style={{ container: 'team-name / inline-size' }}>
        <Link href={team.path} className={blocks.plain}>
          <TeamName name={team.name} />
        </Link>
      </Box>
      {games.length > 0 ? (
        <>
          <FormPills outcomes={outcomes} />
          <Box component="span" miw="2.75rem">
            <StreakBadge streak={streak} lastFive={outcomes} />
          </Box>
        </>
      ) : (
        <span className={blocks.note}>{m.game_form_none()}</span>
      )}
    </Box>
  );
}

function TeamGames({ form: { team, games, next } }: { form: Form }) {
  return (
    <div>
      <h3>{team.name}</h3>
      {games.length > 0 && <p className={blocks.label}>{m.game_form_last()}</p>}
      {games.length > 0 && <GameList games={games} teamId={team.id} />}
      {next.length > 0 && <p className={blocks.label}>{m.game_form_next()}</p>}
      {next.length > 0 && <GameList games={next} teamId={team.id} showDate />}
    </div>
  );
}

/** Form of both teams in one line each; their last games before this one and their next games are folded. */
export function Forms({
  form: { home, away },
  isOver,
}: Pick<GameOutput, 'form'> & {
  /** The game has a result. */
  isOver: boolean;
}) {
  const hasGames = [home, away].some(({ games, next }) => games.length + next.length > 0);
  return (
    <Section title={isOver ? m.game_forms() : m.game_forms_title()}>
      <ul className={`${blocks.rows} ${blocks.surface}`}>
        <FormLine form={home} />
        <FormLine form={away} />
      </ul>
      {hasGames && (
        <details className={blocks.fold}>
          <summary>{m.game_form_games()}</summary>
          <div className={blocks.grid} data-wide>
            <TeamGames form={home} />
            <TeamGames form={away} />
          </div>
        </details>
      )}
    </Section>
  );
}
