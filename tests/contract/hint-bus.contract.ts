import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

export type BusHarness = {
  /** The two ends of one bus; the same object when the bus lives in one process. */
  readonly projectors: HintBus;
  readonly gateways: HintBus;
  readonly close: () => Promise<void>;
};

/** One text per season, because a transport may deliver a hint about several seasons in parts. */
const piecesOf = ({ seasonIds, position }: ChangeHint): string[] =>
  seasonIds === 'all' ? [`all@${position}`] : seasonIds.map((id) => `${id}@${position}`);

const collectHints = (bus: HintBus) => {
  const heard: string[] = [];
  const stop = bus.listen({ hear: (hint) => heard.push(...piecesOf(hint)), missed: () => undefined });
  return { heard, stop };
};

/** The contract of every hint bus. */
export const hintBusContract = (adapter: string, open: () => Promise<BusHarness>): void => {
  describe(`the hint bus ${adapter}`, () => {
    let harness: BusHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());

    test('delivers each hint once to every listener, in the order of publishing', async () => {
      const { projectors, gateways } = harness;
      const [first, second] = [collectHints(gateways), collectHints(gateways)];
      await projectors.publish({ seasonIds: [1], position: '10' });
      await projectors.publish({ seasonIds: [1, 2], position: '9007199254740993' });
      await projectors.publish({ seasonIds: 'all', position: '9007199254740994' });
      const all = ['1@10', '1@9007199254740993', '2@9007199254740993', 'all@9007199254740994'];
      await expect.poll(() => first.heard, { interval: 5 }).toEqual(all);
      expect(second.heard).toEqual(all);
      first.stop();
      second.stop();
    });

    test('delivers nothing for a hint without seasons', async () => {
      const { projectors, gateways } = harness;
      const { heard, stop } = collectHints(gateways);
      await projectors.publish({ seasonIds: [], position: '1' });
      await projectors.publish({ seasonIds: [7], position: '2' });
      await expect.poll(() => heard, { interval: 5 }).toEqual(['7@2']);
      stop();
    });

    test('delivers a hint about topics that belong to no season', async () => {
      const { projectors, gateways } = harness;
      const heard: (readonly string[] | undefined)[] = [];
      const stop = gateways.listen({ hear: ({ topics }) => heard.push(topics), missed: () => undefined });
      const topics = ['moderation', 'member:0195f1d2-7c1a-7e3b-9d55-2f6b7c8d9e0f'] as const;
      for (const topic of topics) await projectors.publish({ seasonIds: [], position: '5', topics: [topic] });
      await expect.poll(() => heard, { interval: 5 }).toEqual(topics.map((topic) => [topic]));
      stop();
    });

    test('delivers nothing to a listener that has stopped', async () => {
      const { projectors, gateways } = harness;
      const stopped = collectHints(gateways);
      const here = collectHints(gateways);
      stopped.stop();
      await projectors.publish({ seasonIds: [3], position: '4' });
      await expect.poll(() => here.heard, { interval: 5 }).toEqual(['3@4']);
      expect(stopped.heard).toEqual([]);
      here.stop();
    });

    test('delivers ten thousand hints at once', async () => {
      const { projectors, gateways } = harness;
      const { heard, stop } = collectHints(gateways);
      const sent = Array.from({ length: 10_000 }, (_, i) => `5@${i + 1}`);
      for (let i = 1; i <= sent.length; i += 1)
        await projectors.publish({ seasonIds: [5], position: String(i) });
      await expect.poll(() => heard.length).toBe(sent.length);
      expect(heard).toEqual(sent);
      stop();
    });

    test('delivers the last published hint before it closes', async () => {
      const own = await open();
      const { heard } = collectHints(own.gateways);
      await own.projectors.publish({ seasonIds: [8], position: '9' });
      if (own.projectors !== own.gateways) await own.projectors.close();
      await expect.poll(() => heard, { interval: 5 }).toEqual(['8@9']);
      await own.close();
    });
  });
};
