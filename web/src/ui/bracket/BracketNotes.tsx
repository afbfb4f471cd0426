import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { formatInstant, formatList } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { placeName, slotName } from './place-words.ts';

const idsOf = (teams: readonly Ref[]) => new Set(teams.map(({ id }) => id));
const names = (teams: readonly Ref[]): string => formatList(teams.map(({ name }) => name));
const differing = {
  played: m.bracket_differs_played,
  chosen: m.bracket_differs_chosen,
  open: m.bracket_differs_open,
};

/** Nothing separates teams where one of them should go on. */
const tiesOf = (game: BracketGame, planned: readonly BracketGame[]): string[] =>
  [game.home, game.away].flatMap(({ state, tied, place }) => {
    if (state !== 'tied') return [];
    const said = { teams: names(tied), place: placeName(place, planned) };
    return [
      place.from === 'group' || place.from === 'best' ? m.bracket_tied(said) : m.bracket_tied_game(said),
    ];
  });

const differsOf = (game: BracketGame): string[] => {
  if (!game.differs) return [];
  const { home, away } = game;
  const teams = home.team && away.team ? names([home.team, away.team]) : '';
  return [differing[game.differs]({ game: slotName(game), teams })];
};

/** What a correction changed: « Demi-finale 1 : Magog remplace Granby (2 avril) ». */
const correctedOf = (game: BracketGame): string[] =>
  game.corrected.map(({ at, before, after }) => {
    const [was, is] = [idsOf(before), idsOf(after)];
    return m.bracket_corrected({
      game: slotName(game),
      out: names(before.filter(({ id }) => !is.has(id))),
      in: names(after.filter(({ id }) => !was.has(id))),
      at: formatInstant(at),
    });
  });

/** What there is to know of a bracket that fills by itself: ties to decide, games that differ, what changed. */
export function BracketNotes({ planned }: { planned: readonly BracketGame[] }) {
  const lines = planned.flatMap((game) => [
    ...tiesOf(game, planned),
    ...differsOf(game),
    ...correctedOf(game),
  ]);
  if (lines.length === 0) return null;
  return (
    <ul className={`${blocks.rows} ${blocks.note}`}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
