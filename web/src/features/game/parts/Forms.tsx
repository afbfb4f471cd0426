import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { FormPills } from '../../../ui/form-pills/FormPills.tsx';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

type Form = GameOutput['form']['home'];

function TeamForm({ form: { team, games, next } }: { form: Form }) {
  const outcomes = games.map(({ outcome }) => outcome).toReversed();
  return (
    <div>
      <h3 className={`${blocks.line} ${blocks.plain}`}>
        <Link href={team.path}>{team.name}</Link>
        <FormPills outcomes={outcomes} />
      </h3>
      {games.length > 0 ? (
        <GameList games={games} teamId={team.id} />
      ) : (
        <p className={blocks.note}>{m.game_form_none()}</p>
      )}
      {next.length > 0 && (
        <>
          <p className={blocks.label}>{m.game_form_next()}</p>
          <GameList games={next} teamId={team.id} showDate />
        </>
      )}
    </div>
  );
}

/** Form of both teams: their last five games before this one, and their next games. */
export function Forms({ form: { home, away } }: Pick<GameOutput, 'form'>) {
  return (
    <Section title={m.game_forms()}>
      <div className={blocks.grid} data-wide>
        <TeamForm form={home} />
        <TeamForm form={away} />
      </div>
    </Section>
  );
}
