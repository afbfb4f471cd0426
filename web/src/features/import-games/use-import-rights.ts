import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';

/**
 * The leagues of a season that the member may import games into: null for all, empty for none, undefined as long as it is not known.
 * A failed request lets the member go on; the server refuses what is not allowed.
 */
export const useImportRights = (season: string): readonly number[] | null | undefined => {
  const { lang } = usePageLocation();
  const { data, error } = trpc.imports.rights.useQuery({ lang, season }, { retry: false });
  if (data) return data.leagues;
  return error ? null : undefined;
};
