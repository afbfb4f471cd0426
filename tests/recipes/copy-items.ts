import { parseSync } from 'oxc-parser';

type Node = { readonly type: string; readonly start: number; readonly end: number };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** Lists to which a recipe adds an item, with what separates items: of an object, an array, a type, a union. */
const lists: ReadonlyMap<string, string> = new Map([
  ['properties', ',\n'],
  ['elements', ',\n'],
  ['members', ';\n'],
  ['types', ' | '],
]);

type Rename = (text: string) => string;
type Insertion = { readonly at: number; readonly text: string };

/** The value of the first property of an object, such as its path. */
const firstValueOf = (object: Node, source: string): string => {
  const [first] = (object as unknown as { properties: readonly Node[] }).properties;
  return first ? source.slice(first.start, first.end) : '';
};

/**
 * The part of an item that says which one it is: its key, its imported name, itself when it is a name, or the first
 * property of an object in an array.
 */
const nameOf = (item: Node, source: string): string => {
  const named = 'key' in item ? item.key : 'imported' in item ? item.imported : item;
  if (named === item && item.type === 'ObjectExpression') return firstValueOf(item, source);
  if (named === item && !/^(?:Identifier|Literal|TSLiteralType)$/.test(item.type)) return '';
  const { start, end } = isNode(named) ? named : item;
  return source.slice(start, end);
};

const declaredName = (statement: Node, source: string): string => {
  const text = source.slice(statement.start, statement.end);
  return /^(?:export )?(?:const|type|function) (\w+)/.exec(text)?.[1] ?? '';
};

/** An import of the copied names alone, from the same file or from its copy. */
const importOf = (statement: Node, source: string, rename: Rename): string | null => {
  const { specifiers } = statement as unknown as { specifiers: readonly Node[] };
  const copied = specifiers.filter((one) => rename(nameOf(one, source)) !== nameOf(one, source));
  if (copied.length === 0) return null;
  const [, kind = '', from = ''] =
    /^import( type)?[\s\S]*( from [\s\S]*)$/.exec(source.slice(statement.start, statement.end)) ?? [];
  const names = copied.map(({ start, end }) => source.slice(start, end)).join(', ');
  return rename(`import${kind} { ${names} }${from}`);
};

/** Copies, in a file that several examples share, every item of a list and every statement named after the example. */
export const withCopiedItems = (file: string, source: string, rename: Rename): string => {
  const insertions: Insertion[] = [];
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const isExample = (name: string) => rename(name) !== name;
  const visit = (node: Node): void => {
    for (const [field, value] of Object.entries(node)) {
      const separator = lists.get(field);
      for (const child of ([value] as unknown[]).flat().filter(isNode)) {
        if (separator !== undefined && isExample(nameOf(child, source)))
          insertions.push({ at: child.start, text: rename(textOf(child)) + separator });
        else visit(child);
      }
    }
  };
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  for (const statement of program.body as readonly Node[]) {
    if (statement.type === 'ImportDeclaration') {
      const copied = importOf(statement, source, rename);
      if (copied !== null) insertions.push({ at: statement.start, text: `${copied}\n` });
    } else if (isExample(declaredName(statement, source)))
      insertions.push({ at: statement.start, text: `${rename(textOf(statement))}\n` });
    else visit(statement);
  }
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (text, insertion) => text.slice(0, insertion.at) + insertion.text + text.slice(insertion.at),
      source,
    );
};

/** The same for a file of texts, by their keys. */
export const withCopiedTexts = (source: string, rename: Rename): string => {
  const texts = Object.entries(JSON.parse(source) as Record<string, unknown>);
  const copied = texts.map(([key, text]): [string, unknown] => [rename(key), text]);
  return JSON.stringify(Object.fromEntries([...texts, ...copied]), null, 2);
};
