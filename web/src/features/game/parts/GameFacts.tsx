import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import {
  type CountName,
  countInCard,
  countNames,
  countOfField,
  fieldsOfCount,
} from '@rondelle/contracts/competition/result-counts.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Fact, FactList } from '../../../ui/fact-list/FactList.tsx';
import { countWords } from '../../../ui/game-words/game-field-words.ts';
import { decisionWords } from '../../../ui/game-words/decision-words.ts';
import { venueWords } from '../../../ui/game-words/game-words.ts';
import { stageName } from '../../../ui/game-words/stage-name.ts';
import { useVenueSeason } from '../../../ui/geography/use-venue-season.ts';
import { VenueLink } from '../../../ui/geography/VenueLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { localTimeWords } from '../local-time-words.ts';

type Game = GameOutput['game'];

type Line = readonly [team: string, value: string];
type Counts = { readonly name: string; readonly lines: readonly Line[] };

const fairPlayOf = ({ home, away }: Game): Counts => ({
  name: m.field_fair_play(),
  lines: [home, away].flatMap(({ name, fairPlay }) => (fairPlay === null ? [] : [[name, String(fairPlay)]])),
});

/** The values of a count, each with its team; a count of the game has no team. */
const valuesOf = (game: Game, count: CountName): Counts => ({
  name: countWords[count].name(),
  lines: fieldsOfCount(count).flatMap((field) => {
    const [value, { side }] = [countInCard(game, field), countOfField(field)];
    return value === null ? [] : [[side === null ? '' : game[side].name, countWords[count].value({ value })]];
  }),
});

function CountFact({ name, lines }: Counts) {
  return lines.length === 0 ? null : (
    <Fact name={name}>
      {lines.map(([team, value]) => (
        <div key={team}>{team === '' ? value : m.game_count_of({ team, value })}</div>
      ))}
    </Fact>
  );
}

/** Date, time, venue, competition and penalties of the game. */
export function GameFacts({ game }: { game: Game }) {
  const { status, date, time, competition, stage, group, category, decidedIn, forfeitedBy } = game;
  const inSeason = useVenueSeason(game.season.slug);
  return (
    <Section title={m.game_facts()}>
      <FactList>
        {status === 'postponed' ? (
          <Fact name={m.game_when()}>{m.game_day_to_come()}</Fact>
        ) : (
          <>
            <Fact name={m.game_when()}>{formatDay(date)}</Fact>
            <Fact name={m.game_time()}>{time ? localTimeWords(time, game.timeZone) : m.game_no_time()}</Fact>
            <Fact name={m.game_where()}>
              {venueWords(game) ? <VenueLink game={game} inSeason={inSeason} /> : m.game_where_unknown()}
            </Fact>
          </>
        )}
        <Fact name={m.game_competition()}>
          {competition ? <Link href={competition.path}>{competition.name}</Link> : m.game_interleague()}
        </Fact>
        <Fact name={m.field_stage()}>
          {group ? m.game_stage_group({ stage: stageName(stage), group }) : stageName(stage)}
        </Fact>
        <Fact name={m.game_category()}>
          <Link href={category.path}>{category.name}</Link>
        </Fact>
        {decidedIn && !forfeitedBy && <Fact name={m.field_decided()}>{decisionWords(decidedIn)}</Fact>}
        <CountFact {...fairPlayOf(game)} />
        {countNames.map((count) => (
          <CountFact key={count} {...valuesOf(game, count)} />
        ))}
      </FactList>
    </Section>
  );
}
