import { Radio, Stack } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';

type QuestionProps<Value extends string> = {
  label: string;
  hint: string;
  value: Value | null;
  options: readonly (readonly [value: Value, label: string])[];
  choose: (value: Value) => void;
  isWrong: boolean;
};

/** A question about a whole column, with one answer. */
export function DoubtQuestion<Value extends string>({
  label,
  hint,
  value,
  options,
  choose,
  isWrong,
}: QuestionProps<Value>) {
  const take = (chosen: string) => {
    const found = options.find(([one]) => one === chosen);
    if (found) choose(found[0]);
  };
  return (
    <Radio.Group
      label={label}
      description={hint}
      value={value ?? ''}
      onChange={take}
      error={isWrong && m.import_doubt_answer()}
    >
      <Stack gap="xs" mt="xs">
        {options.map(([one, text]) => (
          <Radio key={one} value={one} label={text} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
