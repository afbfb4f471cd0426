/** Returns a function that names a step of a run on the terminal, runs it, and adds the seconds that it took. */
export const steps =
  <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  async <T>(name: Name, work: () => Promise<T>): Promise<T> => {
    process.stderr.write(`${texts[name]} `);
    const begun = performance.now();
    const result = await work();
    process.stderr.write(`${((performance.now() - begun) / 1_000).toFixed(1)} s\n`);
    return result;
  };
