import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useIsPast } from '../../../ui/preview/use-is-past.ts';
import { usePreview } from '../../../ui/preview/use-preview.ts';
import type { gameOf } from './game-of-row.ts';
import type { RefusedRow } from './RefusedRows.tsx';

type Game = ReturnType<typeof gameOf>;
/** The input for a row, and the row’s number in the grid, from 1. */
type Ready = { readonly game: Game; readonly number: number };

/** Previews the effect of all rows in a past season: the first press of the button displays it, the second saves. */
export const useGridPreview = (season: string, ready: readonly Ready[]) => {
  const isPast = useIsPast(season);
  const [previewedKey, setPreviewedKey] = useState<string | null>(null);
  const games = ready.map(({ game }) => game);
  const key = JSON.stringify(games);
  const isPreviewed = isPast && games.length > 0 && previewedKey === key;
  const preview = usePreview(isPreviewed ? { procedure: 'game.saveMany', input: { games } } : null);
  /** Returns whether the rows may be saved; in a past season, displays the preview first. */
  const isSeen = (): boolean => {
    if (isPast && !isPreviewed) setPreviewedKey(key);
    return !isPast || (isPreviewed && preview.guard.maySend());
  };
  const refused: readonly RefusedRow[] = (preview.query.data?.refusedGames ?? []).flatMap(
    ({ at, field, message }) =>
      [ready[at]].flatMap((row) => (row ? { number: row.number, field, message } : [])),
  );
  return {
    isSeen,
    preview,
    refused,
    note: isPast && games.length > 0 && !isPreviewed ? m.preview_past() : null,
    submit: isPast && !isPreviewed ? m.preview_see() : m.grid_save(),
  };
};
