import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../architecture/rules/modules.ts';
import { withCopiedItems, withCopiedTexts } from './copy-items.ts';
import { type Renaming, renamer } from './rename.ts';

export type Recipe = {
  /** The section of CONTRIBUTING.md. */
  readonly title: string;
  /** The example's words and those of the copy. */
  readonly example: Renaming;
  /** Names that the copy shares with the example, such as a text of another page. */
  readonly kept?: readonly string[];
  /** Upper bound on the files that it touches. */
  readonly most: number;
};

const sectionOf = (title: string): string => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = text.split(/^### /m).find((one) => one.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no recipe “${title}”`);
  return section;
};

/** The files that a recipe's list names, each once. */
export const filesOf = ({ title }: Recipe): readonly string[] => {
  const steps = sectionOf(title)
    .split('\n')
    .filter((line) => /^\d/.test(line));
  return [
    ...new Set(steps.flatMap((step) => [...step.matchAll(/\]\(([^)#]+)\)/g)].map(([, file = '']) => file))),
  ];
};

/** The tests that a recipe names, as arguments of vitest. */
export const testsOf = ({ title }: Recipe): readonly (readonly string[])[] =>
  [...sectionOf(title).matchAll(/`npx vitest ([^`]+)`/g)].map(([, command = '']) => command.split(' '));

/** How the copies of an example are named, and what they contain. */
const copierOf = (recipe: Recipe) => {
  const words = renamer(recipe.example, recipe.kept);
  const copyOf = (file: string) => path.join(path.dirname(file), words(path.basename(file)));
  const copied = new Set(filesOf(recipe).filter((file) => copyOf(file) !== file));
  /** The path of an import: of the copy where the file has one, otherwise as it is. */
  const importedBy = (file: string, quoted: string) =>
    copied.has(path.join(path.dirname(file), quoted.slice(1, -1))) ? quoted.replace(/[^/]+$/, words) : quoted;
  const renamed = (file: string, text: string) =>
    text
      .split(/('\.{1,2}\/[^']+')/)
      .map((part, at) => (at % 2 === 0 ? words(part) : importedBy(file, part)))
      .join('');
  return { copyOf, renamed };
};

/**
 * Follows a recipe in a copy of the project: a file named after the example is copied beside it, and in the others
 * every item named after the example is copied.
 */
export const follow = (recipe: Recipe, folder: string): void => {
  const { copyOf, renamed } = copierOf(recipe);
  for (const file of filesOf(recipe)) {
    const rename = (text: string) => renamed(file, text);
    const source = readFileSync(path.join(folder, file), 'utf8');
    const copy = copyOf(file);
    const copyTo = path.join(folder, copy);
    if (copy !== file && existsSync(copyTo)) throw new Error(`${copy} exists`);
    const withCopies = file.endsWith('.json')
      ? withCopiedTexts(source, rename)
      : withCopiedItems(file, source, rename);
    const changed = copy === file ? withCopies : rename(source);
    if (changed === source) throw new Error(`${recipe.title}: nothing to copy in ${file}`);
    writeFileSync(copyTo, changed);
  }
};
