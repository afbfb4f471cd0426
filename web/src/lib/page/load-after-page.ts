import { type ComponentType, lazy } from 'react';
import { untilLoaded } from './missing-parts.ts';

type Module<P> = { readonly default: ComponentType<P> };

/** A thenable that resolves synchronously, so that `lazy` renders a loaded part without suspending. */
const resolvedModule = <P>(part: ComponentType<P>): Promise<Module<P>> => {
  const known: Pick<Promise<Module<P>>, 'then'> = {
    // oxlint-disable-next-line unicorn/no-thenable
    then: (resolve) => {
      void resolve?.({ default: part });
      return Promise.resolve() as Promise<never>;
    },
  };
  // React only calls `then`.
  return known as Promise<Module<P>>;
};

const loads: (() => Promise<void>)[] = [];

/**
 * Loads all parts of `afterPage` before rendering: on the server, and in browsers that must not suspend. Call it when
 * the page's own code is loaded. Loads parts within parts too.
 */
export const loadPartsAfterPage = async (): Promise<void> => {
  for (let known = 0; known < loads.length; ) {
    const added = loads.slice(known);
    known = loads.length;
    await Promise.all(added.map((load) => load()));
  }
};

/**
 * A part that the server renders with the page and whose code the browser loads after hydration. Must be inside a
 * `Suspense`, which keeps the server's markup until then; a `LateSuspense` also shows when the code cannot be loaded.
 */
export const afterPage = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let here: ComponentType<P> | null = null;
  loads.push(async () => {
    here ??= await load();
  });
  return lazy(() =>
    here ? resolvedModule(here) : untilLoaded(load).then((part): Module<P> => ({ default: part })),
  );
};
