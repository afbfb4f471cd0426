import { m } from '../../paraglide/messages.js';
import type { Choice } from '../../ui/filters/Choices.tsx';

type Region = { readonly id: number; readonly name: string };

/** « Toutes » and every region, as links; `pathOf(null)` removes the region from the URL. */
export const regionChoices = (
  regions: readonly Region[],
  chosen: Region | null,
  pathOf: (id: string | null) => string,
): Choice[] => [
  { name: m.filter_all_regions(), path: pathOf(null), chosen: chosen === null },
  ...regions.map(({ id, name }) => ({ name, path: pathOf(String(id)), chosen: id === chosen?.id })),
];
