/** Asks the router in this process, by dotted path: `league.table`. */
export type Call = (path: string, input: unknown) => Promise<unknown>;

/** What the client build made of one module. */
export type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  /** Modules that it loads later. */
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
};
/** `dist/client/.vite/manifest.json`. */
export type ViteManifest = Readonly<Record<string, Chunk>>;

/** A form that a browser without scripts has posted to its page, as the page shows it again. */
export type PostedForm = {
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong, by field (null: no single one), with its code and in words. */
  readonly faults: readonly {
    readonly field: string | null;
    readonly code: string;
    readonly message: string;
  }[];
  /** Members are asked less. */
  readonly isMember: boolean;
};

/** What the gateway asks of the built web application for a page. */
export type RenderRequest = {
  /** Path and query. */
  readonly url: string;
  /** `https://host`, without a slash at its end. */
  readonly origin: string;
  readonly call: Call;
  readonly manifest: ViteManifest;
  /** Absent where the page was only asked for. */
  readonly posted?: PostedForm;
};
export type Rendered = {
  readonly status: number;
  readonly body: string;
  /** Where to go instead; then `body` is empty. */
  readonly redirect?: string;
  /** Hashes of the inline scripts, as a content security policy takes them: `sha256-…`. */
  readonly scriptHashes?: readonly string[];
  /** Why the status is 500, for the log. */
  readonly error?: unknown;
};
