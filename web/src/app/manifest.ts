import type { Chunk, ViteManifest } from '@rondelle/contracts/site/rendering.ts';

/** The chunks that come at once with the given modules, each once, without those loaded later. */
export const chunksOf = (manifest: ViteManifest, modules: readonly string[]): Chunk[] => {
  const found = new Map<string, Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    found.set(name, chunk);
  };
  for (const module of modules) visit(module);
  return [...found.values()];
};
