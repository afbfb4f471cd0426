import { loadedBy } from './reach.ts';
import type { Sources } from './modules.ts';

/** A variable of a module, or an empty collection to fill. A `WeakMap` holds nothing longer than its keys live. */
const stateful = /^(?:export )?(?:(?:let|var) |const [^=]+= new (?:Map|Set|LRUCache)\b[^(]*\(\);)/gmu;
/** A collection that is never filled. */
const readOnly = /^const \w+: Readonly/u;

/** Modules below an entry that hold state from one call to the next, with its declaration. */
export const moduleStateIn = (sources: Sources, entry: string): readonly string[] =>
  [...loadedBy(sources, entry).keys()].flatMap((file) =>
    [...(sources.get(file) ?? '').matchAll(stateful)]
      .filter(([text]) => !readOnly.test(text))
      .map(([text]) => `${file}: ${text}`),
  );
