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

/** A form that a browser posted without scripts; the page displays it again with its values. */
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

/** The request that the server prepares a page from. */
export type PageRequest = {
  /** Path and query. */
  readonly url: string;
  /** `https://host`, without a trailing slash. */
  readonly origin: string;
  readonly call: Call;
  /** Absent for GET requests. */
  readonly posted?: PostedForm;
  /** The day at which the site's clock is stopped, `YYYY-MM-DD`; absent where it follows the clock. */
  readonly today?: string | undefined;
};
/** All data to draw a page from, as plain text for another thread. */
export type Drawing = {
  /** Path and query. */
  readonly url: string;
  /** The page's data and failure, as the document carries it to the browser: JSON that is safe inside a script element. */
  readonly state: string;
};
type PageHead = {
  readonly status: number;
  /** Hashes of inline scripts for the Content-Security-Policy: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Cause of a status 500, for the log. */
  readonly error?: unknown;
};
export type Redirected = {
  /** Target of a redirect: path and query. */
  readonly redirect: string;
};
/** A page whose queries have run, or a redirect. */
export type Prepared = Redirected | (PageHead & { readonly drawing: Drawing });
export type Drawn = PageHead & { readonly body: string };
/** A page as it is sent. */
export type Rendered = Redirected | Drawn;

/** Functions of the built web application that the server calls. */
export type ServerEntry = {
  readonly prepare: (request: PageRequest) => Promise<Prepared>;
  readonly draw: (drawing: Drawing, manifest: ViteManifest) => Promise<string>;
};
