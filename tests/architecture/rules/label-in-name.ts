import {
  type Argument,
  type Expression,
  type JSXChild,
  type JSXExpression,
  type JSXElement,
  parseSync,
  Visitor,
} from 'oxc-parser';

type Messages = ReadonlyMap<string, unknown>;

/** Elements that people press by speaking their visible text. */
const controls = /^(a|summary|button|\w*Button|\w*Link|ActionIcon)$/;

/** Stands for a value that only a running page knows. */
const unknown = (source: string): string => `⟨${source.replaceAll(/[()]+/g, ' ').trim()}⟩`;
const isUnknown = (text: string): boolean => /^\s*⟨[^⟩]*⟩\s*$/.test(text);

/** Words as axe compares them: without punctuation, and without what is in brackets. */
const wordsOf = (text: string): string =>
  (
    text
      .toLowerCase()
      .replaceAll(/\([^()]*\)/g, '')
      .match(/⟨[^⟩]*⟩|[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
const contains = (label: string, text: string): boolean =>
  wordsOf(text) === '' || ` ${wordsOf(label)} `.includes(` ${wordsOf(text)} `);

/** Controls whose `aria-label` lacks their visible text: users of voice control say this text to press them. */
export const mislabelledIn = (file: string, source: string, messages: Messages): string[] => {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const sourceOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);

  /** The key of `m.key(…)`. */
  const keyOf = (node: Expression): string | undefined =>
    node.type === 'CallExpression' ? /^m\.(\w+)$/.exec(sourceOf(node.callee))?.[1] : undefined;

  const valuesOf = (argument: Argument | undefined, branch: boolean): ReadonlyMap<string, string> =>
    new Map(
      argument?.type === 'ObjectExpression'
        ? argument.properties.flatMap((property) =>
            property.type === 'Property' ? [[sourceOf(property.key), textOf(property.value, branch)]] : [],
          )
        : [],
    );

  /** The text of an expression, with each condition in it true or each false. */
  const textOf = (node: Expression, branch: boolean): string => {
    if (node.type === 'Literal') return String(node.value);
    if (node.type === 'ConditionalExpression')
      return textOf(branch ? node.consequent : node.alternate, branch);
    if (node.type === 'TemplateLiteral')
      return node.quasis
        .map(({ value }, at) => {
          const filled = node.expressions[at];
          return value.raw + (filled ? textOf(filled, branch) : '');
        })
        .join('');
    const message = messages.get(keyOf(node) ?? '');
    if (node.type !== 'CallExpression' || typeof message !== 'string') return unknown(sourceOf(node));
    const values = valuesOf(node.arguments[0], branch);
    return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? unknown(name));
  };

  /** The parts of a control's visible content: texts, and values that only a running page knows. */
  const textsIn = (node: JSXChild | JSXExpression, branch: boolean): string[] => {
    switch (node.type) {
      case 'JSXText':
      case 'JSXEmptyExpression':
      case 'JSXSpreadChild':
        return [];
      case 'JSXElement':
        return /aria-hidden|blocks\.hidden/.test(sourceOf(node.openingElement))
          ? []
          : node.children.flatMap((child) => textsIn(child, branch));
      case 'JSXExpressionContainer':
        return textsIn(node.expression, branch);
      case 'LogicalExpression':
        return textsIn(node.right, branch);
      default:
        return [textOf(node, branch)];
    }
  };

  const found = new Set<string>();
  const judge = ({ openingElement, children }: JSXElement) => {
    if (!controls.test(sourceOf(openingElement.name))) return;
    for (const attribute of openingElement.attributes) {
      if (attribute.type !== 'JSXAttribute' || sourceOf(attribute.name) !== 'aria-label') continue;
      const { value } = attribute;
      if (value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression')
        continue;
      for (const branch of [true, false]) {
        const label = textOf(value.expression, branch);
        if (isUnknown(label)) continue;
        for (const text of children.flatMap((child) => textsIn(child, branch)))
          if (!contains(label, text)) found.add(`${file}: “${text}” is not in “${label}”`);
      }
    }
  };
  new Visitor({ JSXElement: judge }).visit(program);
  return [...found];
};
