export type ToldError = { readonly message: string; readonly at?: string };

/** The file that failed, without where it came from, with line and column. */
export const placeIn = (file: string, line: number, column: number): string | undefined => {
  const name = /(?:^|\/)([\w.-]{1,80})$/.exec(URL.parse(file)?.pathname ?? '')?.[1];
  return name && line > 0 ? `${name}:${line}:${column}` : undefined;
};

const most = 5;
const longest = 150;

const messageOf = (thrown: unknown): string =>
  (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown))
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, longest);

/** Calls back with each error that nothing has caught, five at most: one that repeats says nothing new. */
export const onErrors = (hear: (error: ToldError) => void): void => {
  const told = new Set<string>();
  const once = (error: ToldError): void => {
    const key = `${error.message} ${error.at}`;
    if (told.has(key) || told.size >= most) return;
    told.add(key);
    hear(error);
  };
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    const at = placeIn(filename, lineno, colno);
    once({
      message: error === undefined || error === null ? messageOf(message) : messageOf(error),
      ...(at && { at }),
    });
  });
  addEventListener('unhandledrejection', ({ reason }) => once({ message: messageOf(reason) }));
};
