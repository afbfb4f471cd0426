import { Combobox, Text } from '@mantine/core';

type Found = { readonly id: number | string; readonly name: string; readonly detail?: string | undefined };

/** The options of a list, in the flow below its input, so that a phone does not clip them. */
export function FoundOptions({ label, options }: { label: string; options: readonly Found[] }) {
  return (
    <Combobox.Options
      aria-label={label}
      display={options.length === 0 ? 'none' : undefined}
      mah="min(500px, 45dvh)"
      style={{ overflow: 'auto' }}
    >
      {options.map(({ id, name, detail }) => (
        <Combobox.Option key={id} value={String(id)}>
          {name}{' '}
          {detail && (
            <Text component="span" size="sm" c="inherit" opacity={0.8}>
              {detail}
            </Text>
          )}
        </Combobox.Option>
      ))}
    </Combobox.Options>
  );
}
