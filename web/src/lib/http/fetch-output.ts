import { fetchNoting } from '../offline/maintenance.ts';
import { openBody } from './open-envelope.ts';

/** Fetches for the tRPC client, and takes outputs out of their envelope. */
export const fetchOutput = async (...request: Parameters<typeof fetchNoting>) => {
  const response = await fetchNoting(...request);
  return {
    ok: response.ok,
    json: async () => openBody((await response.json()) as Parameters<typeof openBody>[0]),
  };
};
