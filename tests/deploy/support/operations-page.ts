import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../architecture/rules/modules.ts';

const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');

/** The text of a section, up to the next heading of the same level. */
const sectionOf = (heading: string): string => {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/operations.md has no section “${heading}”`);
  return section;
};

/** The part of a section for Compose: from its bold label to the next bold label. */
const forCompose = (section: string): string => {
  const [, rest] = section.split(/^\*\*(?:With Docker )?Compose\*\*/m);
  if (rest === undefined) throw new Error('the section says nothing of Compose');
  return rest.split(/^\*\*/m, 1)[0] ?? '';
};

const isCommand = (line: string): boolean => /^(?:cd|docker|sudo|\.\/)/.test(line);

/** The commands in blocks, a line each, without their comments. */
const inBlocks = (text: string): readonly string[] =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(isCommand);

/** The commands within the sentences of numbered steps. */
const inSteps = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code))
    .filter(isCommand);

/** The commands that the operations page gives to administrators of a site on Compose, in its order. */
export const commandsOf = {
  install: inSteps(forCompose(sectionOf('Install'))),
  backUp: inBlocks(forCompose(sectionOf('Back up'))),
  restore: inBlocks(forCompose(sectionOf('Restore'))),
  upgrade: inSteps(sectionOf('Upgrade')).flatMap((line) => line.split(' && ')),
};
