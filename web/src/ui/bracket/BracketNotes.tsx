import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { formatInstant, formatList } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { bracketPlaceName, slotName } from './bracket-place-words.ts';

const idsOf = (teams: readonly Ref[]) => new Set(teams.map(({ id }) => id));
const names = (teams: readonly Ref[]): string => formatList(teams.map(({ name }) => name));
const differing = {
  played: m.bracket_differs_played,
  chosen: m.bracket_differs_chosen,
  open: m.bracket_differs_open,
};

/** Notes on tied teams of which one should advance. */
const tiesOf = (game: BracketGame, planned: readonly BracketGame[]): string[] =>
  [game.home, game.away].flatMap(({ state, tied, place }) => {
    if (state !== 'tied') return [];
    const values = { teams: names(tied), place: bracketPlaceName(place, planned) };
    return [
      place.from === 'group' || place.from === 'best' ? m.bracket_tied(values) : m.bracket_tied_game(values),
    ];
  });

const differsOf = (game: BracketGame): string[] => {
  if (!game.differs) return [];
  const { home, away } = game;
  const teams = home.team && away.team ? names([home.team, away.team]) : '';
  return [differing[game.differs]({ game: slotName(game), teams })];
};

/** Notes on corrected teams: « Demi-finale 1 : Magog remplace Granby (2 avril) ». */
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

/** Notes on a bracket that the site fills: ties to decide, games that differ from the plan, corrected teams. */
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
