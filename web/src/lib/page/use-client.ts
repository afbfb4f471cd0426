import { usePageLocation } from './page-location.ts';
import { trpc } from '../http/trpc.ts';

/** The client for calls to the server, and the language to name in them. */
export const useClient = () => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  return { lang, client };
};
export type Client = ReturnType<typeof useClient>['client'];
