/** An environment variable, as the README lists it and as error messages explain it. */
export type SettingDescription = {
  readonly name: string;
  /** The default value; empty when an unset variable has its own meaning. */
  readonly fallback: string;
  readonly purpose: { readonly fr: string; readonly en: string };
  readonly expected: { readonly fr: string; readonly en: string };
  /** True when the value may contain a password; then NAME_FILE may name a file with the value. */
  readonly secret?: true;
};
