import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { DashboardOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { gameTitle } from '../../../ui/game-words/game-title.ts';
import { type Action, Actions } from '../../../ui/actions/Actions.tsx';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

const toConfirmActions = ({ id }: GameCard): readonly Action[] => [
  { form: 'confirm-result', id, name: m.confirmation_form_confirm() },
  { form: 'dispute-result', id, name: m.confirmation_form_dispute() },
];
type Disputed = DashboardOutput['disputed'][number];
const disputedActions = ({ id, mayConfirm }: Disputed): readonly Action[] => [
  { form: 'edit-game', id, name: m.game_form_edit() },
  ...(mayConfirm ? [{ form: 'confirm-result', id, name: m.confirmation_form_confirm() } as const] : []),
];

type Props<Game> = { games: readonly Game[]; actionsOf: (game: Game) => readonly Action[] };

/** Games, each with its actions. */
function Answerable<Game extends GameCard>({ games, actionsOf }: Props<Game>) {
  return (
    <div className={blocks.stack}>
      {games.map((game) => (
        <div key={game.id} className={blocks.stack}>
          <GameList games={[game]} showDate showCompetition />
          <Actions
            actions={actionsOf(game)}
            about={`${gameTitle(game.home.name, game.away.name)}, ${formatDay(game.date)}`}
          />
        </div>
      ))}
    </div>
  );
}

/** Results of the member's teams to confirm, and disputed results to settle. */
export function OpenResults({ toConfirm, disputed }: Pick<DashboardOutput, 'toConfirm' | 'disputed'>) {
  return (
    <>
      {disputed.length > 0 && (
        <Section title={m.dashboard_disputed()}>
          <p className={blocks.muted}>
            {disputed.some(({ mayConfirm }) => mayConfirm)
              ? m.dashboard_disputed_text()
              : m.dashboard_disputed_text_others()}
          </p>
          <Answerable games={disputed} actionsOf={disputedActions} />
        </Section>
      )}
      <Section title={m.dashboard_to_confirm()}>
        <p className={blocks.muted}>
          {toConfirm.length > 0 ? m.dashboard_to_confirm_text() : m.dashboard_to_confirm_none()}
        </p>
        <Answerable games={toConfirm} actionsOf={toConfirmActions} />
      </Section>
    </>
  );
}
