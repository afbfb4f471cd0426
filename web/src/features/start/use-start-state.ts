import { useQuery } from '@tanstack/react-query';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { useInBrowser } from '../../lib/page/in-browser.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { isSignedIn } from '../../lib/member/signed-in.ts';
import { trpc } from '../../lib/http/trpc.ts';

/** Queries the existing data of the site for each set-up step. */
export const useStartState = () => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const signedIn = useInBrowser(isSignedIn);
  const setup = useQuery({
    queryKey: ['setup', lang],
    queryFn: ({ signal }) => utils.client.setup.state.mutate({ lang }, { signal }),
    staleTime: 0,
    retry: false,
  });
  const choices = trpc.catalogue.choices.useQuery({ lang }, { staleTime: 0 });
  const latest =
    choices.data?.seasons.toSorted((one, other) => other.slug.localeCompare(one.slug))[0] ?? null;
  const season = choices.data?.season ?? latest;
  const leagues = trpc.league.list.useQuery(
    { lang, sid: season?.slug ?? '' },
    { enabled: season !== null, staleTime: 0 },
  );
  const rulesets = trpc.ruleset.list.useQuery({ lang }, { staleTime: 0 });
  const all = leagues.data?.categories.flatMap((category) => category.leagues) ?? [];
  const refetch = async () => {
    await Promise.all([setup.refetch(), choices.refetch(), rulesets.refetch(), utils.league.invalidate()]);
  };
  return {
    lang,
    signedIn,
    isPending: setup.isPending || choices.isPending,
    failure: hasFailed(choices) ? failureOf(choices.error) : null,
    setup: setup.data ?? null,
    season,
    choices: choices.data ?? null,
    rulesets: rulesets.data?.rulesets ?? [],
    leagues: season ? all : [],
    refetch,
  };
};
export type StartState = ReturnType<typeof useStartState>;
