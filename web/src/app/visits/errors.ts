export type ReportedError = { readonly message: string; readonly at?: string };

/** Returns the failing file's name without its URL, with line and column; undefined when there is none. */
export const sourcePosition = (file: string, line: number, column: number): string | undefined => {
  const name = /(?:^|\/)([\w.-]{1,80})$/.exec(URL.parse(file)?.pathname ?? '')?.[1];
  return name && line > 0 ? `${name}:${line}:${column}` : undefined;
};

const most = 5;
const longest = 150;

const messageOf = (thrown: unknown): string =>
  (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown))
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, longest);

/** Calls `onError` with each distinct uncaught error, at most five per page. */
export const onErrors = (onError: (error: ReportedError) => void): void => {
  const reported = new Set<string>();
  const once = (error: ReportedError): void => {
    const key = `${error.message} ${error.at}`;
    if (reported.has(key) || reported.size >= most) return;
    reported.add(key);
    onError(error);
  };
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    const at = sourcePosition(filename, lineno, colno);
    once({
      message: error === undefined || error === null ? messageOf(message) : messageOf(error),
      ...(at && { at }),
    });
  });
  addEventListener('unhandledrejection', ({ reason }) => once({ message: messageOf(reason) }));
};
