import { type ComponentType, lazy } from 'react';

type Module<P> = { readonly default: ComponentType<P> };

/** What is here already can be waited for without waiting: rendering goes on at once. */
const atOnce = <P>(part: ComponentType<P>): Promise<Module<P>> => {
  const known: Pick<Promise<Module<P>>, 'then'> = {
    // oxlint-disable-next-line unicorn/no-thenable
    then: (taken) => {
      void taken?.({ default: part });
      return Promise.resolve() as Promise<never>;
    },
  };
  // React asks for no more of it.
  return known as Promise<Module<P>>;
};

const loads: (() => Promise<void>)[] = [];

/** Loads all such parts, for whoever renders them with their page. */
export const loadPartsAfterPage = async (): Promise<void> => {
  await Promise.all(loads.map((load) => load()));
};

/**
 * A part that the server renders with the page, and whose code a browser loads after it: until then it stays as it was
 * sent. It stands in a `Suspense`.
 */
export const afterPage = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let here: ComponentType<P> | null = null;
  loads.push(async () => {
    here ??= await load();
  });
  return lazy(() => (here ? atOnce(here) : load().then((part): Module<P> => ({ default: part }))));
};
