import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';

/**
 * The leagues of a season that the member may import games into: null for all, empty for none, undefined while loading.
 * A failed request counts as all; the server enforces the permissions.
 */
export const useImportRights = (season: string): readonly number[] | null | undefined => {
  const { lang } = usePageLocation();
  const { data, error } = trpc.imports.rights.useQuery({ lang, season }, { retry: false });
  if (data) return data.leagues;
  return error ? null : undefined;
};
