declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

interface ImportMeta {
  /** Vite's: the modules whose files match, each loaded when it is called. */
  readonly glob: <M>(pattern: string) => Readonly<Record<string, () => Promise<M>>>;
}

/** The address of a file of the build. */
declare module '*?url' {
  const address: string;
  export default address;
}
