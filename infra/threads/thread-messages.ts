/** Work of a thread, by name. */
export type ThreadWork = Readonly<Record<string, (input: never) => Promise<unknown>>>;

export type ThreadRequest<Input> = { readonly id: number; readonly work: string; readonly input: Input };
export type ThreadResponse<Output> =
  | { readonly id: number; readonly output: Output }
  | { readonly id: number; readonly error: unknown };
