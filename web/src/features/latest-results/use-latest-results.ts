import { keepPreviousData } from '@tanstack/react-query';
import { usePage } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

/** The day's results; while another day loads, the one before stays. */
export const useLatestResults = () =>
  trpc.season.latestResults.useQuery(questions.latestResults(usePage('latestResults')), {
    placeholderData: keepPreviousData,
  });
