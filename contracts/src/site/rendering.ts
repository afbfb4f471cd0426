/** Calls a procedure of the router in this process by its dotted path: `league.table`. */
export type Call = (path: string, input: unknown) => Promise<unknown>;

/** Output of the client build for one module. */
export type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  /** Lazily loaded modules. */
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
};
/** `dist/client/.vite/manifest.json`. */
export type ViteManifest = Readonly<Record<string, Chunk>>;

/** A form that a browser posted without scripts; the page shows it again with its values. */
export type PostedForm = {
  readonly values: Readonly<Record<string, string>>;
  /** Field errors with code and message; `field` is null when the error concerns no single field. */
  readonly errors: readonly {
    readonly field: string | null;
    readonly code: string;
    readonly message: string;
  }[];
  /** Forms for members have fewer fields. */
  readonly isMember: boolean;
};

/** Input for rendering a page on the server. */
export type RenderRequest = {
  /** Path and query. */
  readonly url: string;
  /** `https://host`, without a trailing slash. */
  readonly origin: string;
  readonly call: Call;
  readonly manifest: ViteManifest;
  /** Absent for GET requests. */
  readonly posted?: PostedForm;
  /** The day at which the site stands still, `YYYY-MM-DD`; absent where it follows the clock. */
  readonly today?: string | undefined;
};
export type Rendered = {
  readonly status: number;
  readonly body: string;
  /** Target of a redirect; `body` is then empty. */
  readonly redirect?: string;
  /** Hashes of inline scripts for the Content-Security-Policy: `sha256-…`. */
  readonly scriptHashes?: readonly string[];
  /** Cause of a status 500, for the log. */
  readonly error?: unknown;
};
