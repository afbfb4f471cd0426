import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

/** What several pages share comes in one chunk, not in dozens of tiny ones. */
const sharedChunks = [
  { name: 'shared', test: /web\/src\/(ui|lib|paraglide)\//, minShareCount: 3, entriesAware: false },
];

/** `vite build` makes the client with its manifest, `vite build --ssr` the server's entry, all it needs in one file. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    paraglideVitePlugin({ project: './project.inlang', outdir: './src/paraglide' }),
    react(),
    ...(isSsrBuild ? [] : [precompress()]),
  ],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  publicDir: isSsrBuild ? false : 'public',
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx',
      output: { codeSplitting: isSsrBuild ? false : { groups: sharedChunks } },
    },
  },
}));
