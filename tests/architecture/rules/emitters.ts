import type { Sources } from './modules.ts';

/** Code that creates an emitter whose event `error` ends the process without a listener. */
const creation =
  /\bnew (?:Client|Pool|WebSocketServer|PassThrough|Transform|Readable|Writable|Worker)\(|\b(?:spawn|fork|createReadStream|createWriteStream|createServer|createConnection)\(/g;

/** A listener, or a helper of Node that listens itself: `pipeline`, `once`, or reading in a loop. */
const listenerPattern =
  /\bon(?:ce)?\(\s*'error'|\bpipeline\(|\bonce\(\w+, '(?:listening|exit)'\)|for await \(const \w+ of createReadStream/;

/** Files that return an emitter to a caller with the listener, and the caller's file. */
const delegated: Readonly<Record<string, string>> = {
  'services/gateway/response-cache/cached-first.ts': 'services/gateway/server.ts',
  'services/site/cluster/launch.ts': 'services/site/cluster/restart-on-exit.ts',
};
/** A stream without errors: it writes nowhere. */
const withoutErrors: ReadonlySet<string> = new Set(['services/site/read-secret.ts']);

const isProgram = (file: string): boolean =>
  /^(services|infra|projections|contracts)\//.test(file) && !file.endsWith('.test.ts');

/** Files of the product's processes that create an emitter and do not listen for its error. */
export const unhandledEmitters = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    if (!isProgram(file) || withoutErrors.has(file)) return [];
    const created = [...text.matchAll(creation)].map(([each]) => each);
    const listener = sources.get(delegated[file] ?? file) ?? '';
    return created.length > 0 && !listenerPattern.test(listener) ? [`${file}: ${created.join(' ')}`] : [];
  });
