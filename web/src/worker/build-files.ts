/** The files of this build by what they are for; filled in when the worker is built. */
type BuildFiles = {
  /** What every page begins with, which a browser that installs the worker has already, and the worker's own pages. */
  readonly first: readonly string[];
  /** What is needed to read and to enter results without a connection. */
  readonly ahead: readonly string[];
};

declare const BUILD_FILES: BuildFiles;
export const buildFiles: BuildFiles = BUILD_FILES;
