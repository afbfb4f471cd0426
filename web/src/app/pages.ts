import type { PageName } from '@rondelle/contracts/site/pages/pages.ts';
import { type ComponentType, createElement, type ReactElement } from 'react';

/** Chunks of the page components by file: `LeaguePage` in `LeaguePage.tsx` shows the page `league`. */
const chunks = import.meta.glob<Readonly<Record<string, ComponentType>>>('../features/*/*Page.tsx');
const files = new Map(Object.keys(chunks).map((file) => [file.replace(/^.*\/|\.tsx$/g, ''), file]));
const componentName = (name: PageName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
const fileOf = (name: PageName): string => files.get(componentName(name)) ?? '';

/** Returns the page's module as the build's manifest names it. */
export const moduleOf = (name: PageName): string => fileOf(name).replace('../', 'src/');

const loaded = new Map<PageName, ComponentType>();
/** Loading a chunk fails after this time, in ms. */
const loadTimeout = 120_000;

export const isLoaded = (name: PageName): boolean => loaded.has(name);

/** Returns the page's element, or null while its chunk is not loaded; never waits. */
export const pageElement = (name: PageName): ReactElement | null => {
  const component = loaded.get(name);
  return component ? createElement(component) : null;
};

const load = async (name: PageName): Promise<ComponentType> => {
  const component = (await chunks[fileOf(name)]?.())?.[componentName(name)];
  if (!component) throw new Error(`the page ${name} has no component`);
  return component;
};

/** Loads the page's chunk; rejects when that fails or takes longer than two minutes. */
export const loadPage = async (name: PageName): Promise<ComponentType> => {
  const known = loaded.get(name);
  if (known) return known;
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`the page ${name} did not load in time`)), loadTimeout);
  try {
    const component = await Promise.race([load(name), promise]);
    loaded.set(name, component);
    return component;
  } finally {
    clearTimeout(timer);
  }
};
