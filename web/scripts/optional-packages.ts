import type { Plugin } from 'vite';

const absent = '\0absent:';

/** Returns the package of an import: `mapbox-gl` of `mapbox-gl/dist/mapbox-gl.css`. */
const packageOf = (id: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

/**
 * Lets a build succeed without packages that an installation may omit. A module that imports one then fails when it is
 * loaded, and only then. The server's build never contains them: they draw in browsers.
 */
export const optionalPackages = (names: readonly string[], isSsrBuild: boolean): Plugin => ({
  name: 'rondelle:optional-packages',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!names.includes(packageOf(id))) return null;
    const found = isSsrBuild ? null : await this.resolve(id, importer, { ...options, skipSelf: true });
    return found ?? absent + id.replace(/\.css$/, '');
  },
  load(id) {
    if (!id.startsWith(absent)) return null;
    const text = JSON.stringify(`${id.slice(absent.length)} is not installed`);
    return `throw new Error(${text});\nexport default null;`;
  },
});
