import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Fact, FactList } from '../../../ui/fact-list/FactList.tsx';
import { confirmationWords } from '../../../ui/game-words/confirmation-words.ts';
import { decisionWords } from '../../../ui/game-words/decision-words.ts';
import { venueWords } from '../../../ui/game-words/game-words.ts';
import { stageName } from '../../../ui/game-words/stage-name.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { localTimeWords } from '../local-time-words.ts';

type Game = GameOutput['game'];

const fairPlayOf = ({ name, fairPlay }: Game['home']) =>
  fairPlay === null ? [] : [m.game_fair_play_of({ team: name, points: fairPlay })];

const penaltiesOf = ({ name, penaltyMinutes }: Game['home']) =>
  penaltyMinutes === null ? [] : [m.game_penalty_minutes_of({ team: name, minutes: penaltyMinutes })];

/** Date, time, venue, competition, confirmation and penalties of the game. */
export function GameFacts({ game }: { game: Game }) {
  const { status, date, time, competition, stage, group, category, decidedIn, forfeitedBy, home, away } =
    game;
  const fairPlay = [...fairPlayOf(home), ...fairPlayOf(away)];
  const penalties = [...penaltiesOf(home), ...penaltiesOf(away)];
  const confirmation = confirmationWords(game);
  return (
    <Section title={m.game_facts()}>
      <FactList>
        {status === 'postponed' ? (
          <Fact name={m.game_when()}>{m.game_day_to_come()}</Fact>
        ) : (
          <>
            <Fact name={m.game_when()}>{formatDay(date)}</Fact>
            <Fact name={m.game_time()}>{time ? localTimeWords(time, game.timeZone) : m.game_no_time()}</Fact>
            <Fact name={m.game_where()}>{venueWords(game) || m.game_where_unknown()}</Fact>
          </>
        )}
        <Fact name={m.game_competition()}>
          {competition ? <Link href={competition.path}>{competition.name}</Link> : m.game_interleague()}
        </Fact>
        <Fact name={m.game_stage()}>
          {group ? m.game_stage_group({ stage: stageName(stage), group }) : stageName(stage)}
        </Fact>
        <Fact name={m.game_category()}>
          <Link href={category.path}>{category.name}</Link>
        </Fact>
        {decidedIn && !forfeitedBy && <Fact name={m.game_decided()}>{decisionWords(decidedIn)}</Fact>}
        {confirmation && <Fact name={m.confirmation_title()}>{confirmation}</Fact>}
        {fairPlay.length > 0 && (
          <Fact name={m.game_fair_play()}>
            {fairPlay.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </Fact>
        )}
        {penalties.length > 0 && (
          <Fact name={m.game_penalty_minutes()}>
            {penalties.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </Fact>
        )}
      </FactList>
    </Section>
  );
}
