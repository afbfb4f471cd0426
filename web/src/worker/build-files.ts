/** The files of this build by what they are for; filled in when the worker is built. */
type BuildFiles = {
  /** Files of every page (already in the browser when it installs the worker) and of the worker's own pages. */
  readonly first: readonly string[];
  /** Files that are needed to read and to enter results offline. */
  readonly ahead: readonly string[];
};

declare const BUILD_FILES: BuildFiles;
export const buildFiles: BuildFiles = BUILD_FILES;
