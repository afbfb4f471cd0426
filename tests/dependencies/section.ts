/** One part of the report: `isBad` makes the command fail. */
export type Section = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isBad: boolean;
};

/** A section without usable information: neither good nor bad. */
export const notReachable = (title: string, reason: string): Section => ({
  title,
  lines: [`Not reachable, so nothing is known: ${reason}`],
  isBad: false,
});

/** Columns that are as wide as their widest cell. */
export const tableOf = (rows: readonly (readonly string[])[]): readonly string[] => {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
};

export const textOf = ({ title, lines }: Section): string => [`── ${title}`, ...lines].join('\n');
