import { m } from '@rondelle/infra/config/terminal-messages.ts';
import type { DatasetErrorDetails, DatasetProblem, Rejection } from './errors.ts';

const mostProblems = 20;

const withValue = (text: string, value: string): string => (value === '' ? text : `${text} (${value})`);

/** Returns the message for a rejected row. */
export const reasonText = ({ reason, value }: Pick<Rejection, 'reason' | 'value'>): string => {
  const text = m[`import/reason/${reason}`]({ line: value });
  return reason === 'refused' ? withValue(text, value) : text;
};

const problemLine = ({ path, problem, value }: DatasetProblem): string =>
  m.import_rejected({ where: path, reason: withValue(m[`import/problem/${problem}`](), value) });

const nothing = { option: '', path: '', file: '', megabytes: '', limit: '', line: '', detail: '' };

/** Returns the message for a dataset that cannot be imported. */
export const errorDetailsText = (details: DatasetErrorDetails): string => {
  if (details.code === 'wrong-format' && details.found)
    return m.import_wrong_format_found({ found: details.found });
  const columns = 'columns' in details ? details.columns.join(', ') : '';
  const problems =
    'problems' in details ? details.problems.slice(0, mostProblems).map(problemLine).join('\n') : '';
  return m[`import/error/${details.code}`]({ ...nothing, ...details, columns, problems });
};
