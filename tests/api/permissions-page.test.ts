import { isAllowed, type Permission, permissions } from '@rondelle/contracts/membership/permissions.ts';
import { type Role, roles } from '@rondelle/contracts/membership/roles.ts';
import { messagesIn } from '@rondelle/web/scripts/message-files.ts';
import { expect, test } from 'vitest';

type Messages = ReturnType<typeof messagesIn>;

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const signOf = (role: Role, permission: Permission): string => {
  if (isAllowed(role, permission)) return '✓';
  return isAllowed(role, permission, 'accepted') ? '◐' : '–';
};

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
/** The table in one language, as Markdown. */
const tableIn = (messages: Messages): string => {
  const word = (key: string): string => {
    const text = messages[key];
    return typeof text === 'string' ? text : `?${key}`;
  };
  return [
    `## ${word('roles_title')}`,
    '',
    word('roles_intro'),
    '',
    line([word('roles_action'), '', ...roles.map((role) => word(`role_${snake(role)}`))]),
    line(['---', '---', ...roles.map(() => ':-:')]),
    ...(Object.keys(permissions) as Permission[]).map((permission) =>
      line([
        word(`permission_${permission.replaceAll(/[/-]/g, '_')}`),
        `\`${permission}\``,
        ...roles.map((role) => signOf(role, permission)),
      ]),
    ),
    '',
    `✓ ${word('roles_yes')}, ◐ ${word('roles_supervised')}, – ${word('roles_no')}. ${word('roles_supervised_note')}`,
    '',
  ].join('\n');
};

test('docs/permissions.md matches the permissions table', async () => {
  const page = [
    '# Permissions',
    '',
    'Made from [permissions.ts](../contracts/src/membership/permissions.ts); `npx vitest run --project integration tests/api/permissions-page.test.ts -u` makes it anew. The site shows the same at `/fr/roles` and `/en/roles`.',
    '',
    tableIn(messagesIn('fr')),
    tableIn(messagesIn('en')),
  ].join('\n');
  expect(page).not.toContain('?');
  await expect(page).toMatchFileSnapshot('../../docs/permissions.md');
});
