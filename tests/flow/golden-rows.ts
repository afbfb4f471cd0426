import { createHash } from 'node:crypto';
import { type AnyView, sourcesOf } from '@rondelle/projections/views/engine/any-view.ts';
import { definitionOf } from '@rondelle/projector/read-model/ddl.ts';
import { stateTablesSql } from '@rondelle/projector/state-tables.ts';

/** The rows of one view after all histories, with the version of the view that made them. */
export type ViewRows = { readonly version: number; readonly rows: string };
/** Digests of the events and of the rows that the views make of them. */
export type GoldenRows = {
  readonly events: string;
  readonly views: Readonly<Record<string, ViewRows>>;
};

export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** The name of the schema of views with these declarations. */
export const schemaOf = (views: readonly AnyView[]): string => {
  const declared = views.map(({ name, version, table }) => [name, version, definitionOf(table)]);
  const beside = stateTablesSql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');
  return `views_${digestOf([beside, declared]).slice(0, 7)}`;
};

/** The names of a view and of all views that its rows are made from. */
const lineageOf = (view: AnyView, views: readonly AnyView[]): readonly string[] => [
  view.name,
  ...views.filter(({ name }) => sourcesOf(view).includes(name)).flatMap((source) => lineageOf(source, views)),
];

/**
 * The views whose rows changed although neither they nor a view that they read has a new version. A site would keep the
 * old rows beside new ones until its next rebuild.
 */
export const changedWithoutNewVersion = (
  views: readonly AnyView[],
  recorded: GoldenRows,
  current: GoldenRows,
): string[] => {
  if (recorded.events !== current.events) return [];
  const isSame = (name: string) => recorded.views[name]?.version === current.views[name]?.version;
  return views
    .filter(({ name }) => recorded.views[name]?.rows !== current.views[name]?.rows)
    .filter((view) => lineageOf(view, views).every(isSame))
    .map(({ name }) => name);
};
