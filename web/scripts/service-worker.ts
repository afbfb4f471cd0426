import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Modules that the service worker caches when it is installed: the entry, and the pages that work offline by
 * themselves.
 */
const neededFirst: readonly string[] = [
  'app/entry-client',
  'app/worker/AppLayer',
  'features/offline/OfflinePage',
  'features/offline/parts/WaitingChanges',
  'features/launch/LaunchPage',
];

/** Modules cached ahead of time, so that pages can be read and results entered offline. */
const neededAhead: readonly string[] = [
  'features/home/HomePage',
  'features/season/SeasonPage',
  'features/leagues/LeaguesPage',
  'features/league/LeaguePage',
  'features/team/TeamPage',
  'features/game/GamePage',
  'features/latest-results/LatestResultsPage',
  'features/live-scores/LiveScoresPage',
  'features/game-forms/EnterResultsPage',
  'features/game-forms/grid/ResultsGrid',
  'features/game-forms/AddGame',
  'features/game-forms/EditGame',
  'features/scorekeeper/KeepScore',
  'app/forms/FormLayer',
  'app/forms/forms',
  'app/live/LiveLayer',
  'app/shell/FooterGroups',
  'app/shell/MoreDrawer',
  'app/worker/WaitingNotice',
  'ui/form/DayBox',
];

type Chunk = Rolldown.OutputChunk & {
  readonly viteMetadata?: {
    readonly importedCss: ReadonlySet<string>;
    readonly importedAssets: ReadonlySet<string>;
  };
};

const moduleOf = ({ facadeModuleId }: Chunk): string =>
  (facadeModuleId ?? '').replace(/^.*\/web\//, '').replace(/\?.*$/, '');

/** Returns the files of the chunks and of their static imports, each once. */
const filesOf = (chunks: ReadonlyMap<string, Chunk>, from: readonly Chunk[]): readonly string[] => {
  const found = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
    for (const file of chunk.viteMetadata?.importedAssets ?? []) found.add(file);
    for (const imported of chunk.imports) visit(chunks.get(imported));
  };
  for (const chunk of from) visit(chunk);
  return [...found].sort().map((file) => `/${file}`);
};

const bundle = async (root: string, buildFiles: object): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD_FILES: JSON.stringify(buildFiles) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'worker.js', codeSplitting: false },
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('the worker was not built');
  return output.output[0].code;
};

/** Builds the service worker with the file names of this build, so that every build has a different worker. */
export const serviceWorker = (): Plugin => {
  let root = '';
  return {
    name: 'rondelle:service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, output) {
        const chunks = new Map(
          Object.values(output).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file as Chunk]] : [],
          ),
        );
        const all = [...chunks.values()];
        const filesNamed = (names: readonly string[]) =>
          filesOf(
            chunks,
            names.map((name) => {
              const chunk = all.find((one) => moduleOf(one).replace(/\.tsx?$/, '') === `src/${name}`);
              if (!chunk) throw new Error(`the build has no chunk of ${name}`);
              return chunk;
            }),
          );
        const buildFiles = { first: filesNamed(neededFirst), ahead: filesNamed(neededAhead) };
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: await bundle(root, buildFiles) });
      },
    },
  };
};
