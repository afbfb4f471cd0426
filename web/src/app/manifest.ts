import type { Chunk, ViteManifest } from '@rondelle/contracts/site/rendering.ts';

/** Returns the chunks of the modules and of their static imports, each once and after what it imports. */
export const chunksOf = (manifest: ViteManifest, modules: readonly string[]): Chunk[] => {
  const found: Chunk[] = [];
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.push(chunk);
  };
  for (const module of modules) visit(module);
  return found;
};
