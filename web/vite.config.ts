import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import webPackage from './package.json' with { type: 'json' };
import { appManifests } from './scripts/app-manifests.ts';
import { createClassNames } from './scripts/class-names.ts';
import { sharedChunks } from './scripts/chunks.ts';
import { optionalPackages } from './scripts/optional-packages.ts';
import { precompress } from './scripts/precompress.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { themeSheet } from './scripts/theme-styles.ts';

/** Every page lists the names of other pages' files: the shortest possible hash saves 0.4 kB per page. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** `vite build` makes the client and its manifest; `vite build --ssr` makes the server entry, bundled into one file. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    paraglideVitePlugin({ project: './project.inlang', outdir: './src/paraglide' }),
    react(),
    themeSheet(),
    optionalPackages(Object.keys(webPackage.optionalDependencies), isSsrBuild === true),
    ...(isSsrBuild ? [] : [appManifests(), serviceWorker(), precompress()]),
  ],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: { modules: { generateScopedName: createClassNames(import.meta.dirname) } },
  publicDir: isSsrBuild ? false : 'public',
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      // Browsers without module preload load modules on import.
      polyfill: false,
      // Every page links the shared styles already, so they need not be in each preload list.
      resolveDependencies: (_file, files) => files.filter((file) => !/(^|\/)styles-[^/]*$/.test(file)),
    },
    rolldownOptions: {
      // The package has no side effects, so links that a page does not use can be dropped.
      treeshake: { moduleSideEffects: (id: string) => !id.includes('/@trpc/client/') },
      input: isSsrBuild ? 'src/app/entry-server.ts' : 'src/app/entry-client.tsx',
      output: isSsrBuild
        ? { codeSplitting: false }
        : { codeSplitting: { groups: sharedChunks }, ...shortNames },
    },
  },
}));
