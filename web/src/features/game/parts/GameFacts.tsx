import type { GameAnswer } from '@rondelle/contracts/competition/game.answers.ts';
import { formatDay, formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { FactList } from '../../../ui/fact-list/FactList.tsx';
import { decisionWords } from '../../../ui/game-list/decision-words.ts';
import { placeWords } from '../../../ui/game-list/game-words.ts';
import { stageName } from '../../../ui/game-list/stage-name.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

type Game = GameAnswer['game'];

const fairPlayOf = ({ name, fairPlay }: Game['home']) =>
  fairPlay === null ? [] : [m.game_fair_play_of({ team: name, points: fairPlay })];

/** When, where, in which competition and how it was decided. */
export function GameFacts({ game }: { game: Game }) {
  const { date, time, competition, stage, group, category, decidedIn, home, away } = game;
  const fairPlay = [...fairPlayOf(home), ...fairPlayOf(away)];
  const day = formatDay(date);
  return (
    <Section title={m.game_facts()}>
      <FactList
        facts={[
          [m.game_when(), time ? m.game_at({ day, time: formatTime(time) }) : day],
          [m.game_where(), placeWords(game) || m.game_where_unknown()],
          [
            m.game_competition(),
            competition ? <Link href={competition.path}>{competition.name}</Link> : m.game_interleague(),
          ],
          [m.game_stage(), group ? m.game_stage_group({ stage: stageName(stage), group }) : stageName(stage)],
          [m.game_category(), <Link href={category.path}>{category.name}</Link>],
          [m.game_decided(), decidedIn && decisionWords(decidedIn)],
          [m.game_fair_play(), fairPlay.length > 0 && fairPlay.join(' · ')],
        ]}
      />
    </Section>
  );
}
