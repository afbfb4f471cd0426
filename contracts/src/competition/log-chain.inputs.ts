import { z } from 'zod';
import { inUrl, lang } from './parameters.ts';
import { entityId, position } from './vocabulary.ts';

/** An event to cite; `event` counts where both are given. */
export const logChainInput = z.object({
  lang,
  event: inUrl(entityId).optional().meta({
    description:
      'Number of an event to cite, counted over all linked events: the same in every copy of the log.',
    example: 100,
  }),
  position: position.optional().meta({
    description: 'Instead: the `position` of an answer of this server, to learn which event that is.',
    example: '100',
  }),
});
export type LogChainInput = z.output<typeof logChainInput>;
