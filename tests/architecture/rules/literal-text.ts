import { type JSXAttributeValue, type JSXChild, parseSync, Visitor } from 'oxc-parser';

/** Properties whose value a person reads or hears. */
const textProperties = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
  'description',
]);
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** The literal text in a JSX node, in any notation. */
const writtenIn = (node: JSXChild | JSXAttributeValue | null): string => {
  if (node?.type === 'JSXText') return node.value;
  if (node?.type === 'Literal') return node.value;
  if (node?.type !== 'JSXExpressionContainer') return '';
  const { expression } = node;
  if (expression.type === 'Literal') return typeof expression.value === 'string' ? expression.value : '';
  if (expression.type === 'TemplateLiteral') return expression.quasis.map(({ value }) => value.raw).join(' ');
  return '';
};

/** Literal texts in the JSX of a component; they belong in the message files. */
export const literalTextsOf = (file: string, source: string): string[] => {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: string[] = [];
  const note = (text: string) => {
    if (hasWords(text)) found.push(`${file}: ${text.trim()}`);
  };
  new Visitor({
    JSXElement: ({ children }) => children.map(writtenIn).forEach(note),
    JSXFragment: ({ children }) => children.map(writtenIn).forEach(note),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && textProperties.has(name.name)) note(writtenIn(value));
    },
  }).visit(program);
  return found;
};
