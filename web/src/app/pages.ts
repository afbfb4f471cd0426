import type { PageName } from '@rondelle/contracts/site/routes.ts';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { routes } from './routes/routes.ts';

const loaded = new Map<PageName, ComponentType>();
/** A chunk that has not come after two minutes will not come. */
const loadTimeout = 120_000;

export const isLoaded = (name: PageName): boolean => loaded.has(name);

/** The page, if its chunk is here already; rendering never waits for it. */
export const pageElement = (name: PageName): ReactElement | null => {
  const component = loaded.get(name);
  return component ? createElement(component) : null;
};

/** Loads the page's chunk; rejects when it fails or takes over two minutes. */
export const loadPage = async (name: PageName): Promise<ComponentType> => {
  const known = loaded.get(name);
  if (known) return known;
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`the page ${name} did not load in time`)), loadTimeout);
  try {
    const component = await Promise.race([routes[name].load(), promise]);
    loaded.set(name, component);
    return component;
  } finally {
    clearTimeout(timer);
  }
};
