import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type OperationNode,
  OperatorNode,
  OrNode,
  ParensNode,
  ReferenceNode,
  type RootOperationNode,
  TableNode,
  ValueNode,
} from 'kysely';
import type { Row } from '../engine/any-view.ts';

const mayEqual = ({ leftOperand, operator, rightOperand }: BinaryOperationNode, row: Row): boolean => {
  const isEquality = OperatorNode.is(operator) && operator.operator === '=';
  if (!isEquality || !ReferenceNode.is(leftOperand) || !ValueNode.is(rightOperand)) return true;
  if (!ColumnNode.is(leftOperand.column)) return true;
  const [own, asked] = [row[leftOperand.column.column.name], rightOperand.value];
  return typeof own !== typeof asked || own === asked;
};

/** Whether the condition lets the row through, or cannot tell. */
const mayPass = (condition: OperationNode, row: Row): boolean => {
  if (ParensNode.is(condition)) return mayPass(condition.node, row);
  if (AndNode.is(condition)) return mayPass(condition.left, row) && mayPass(condition.right, row);
  if (OrNode.is(condition)) return mayPass(condition.left, row) || mayPass(condition.right, row);
  return !BinaryOperationNode.is(condition) || mayEqual(condition, row);
};

/** A question about one table, without others within it. `text`: the question as text. */
const isPlain = (node: RootOperationNode, table: string, text: string): boolean => {
  if (node.kind !== 'SelectQueryNode' || node.joins || node.setOperations || node.from?.froms.length !== 1)
    return false;
  const [from] = node.from.froms;
  const isOfTable = from && TableNode.is(from) && from.table.identifier.name === table;
  return Boolean(isOfTable) && text.split('"SelectQueryNode"').length === 2 && !text.includes('"RawNode"');
};

/**
 * Which rows of a table a question can find: thousands can be supposed where it asks for one game's. Any row, where that
 * cannot be told.
 */
export const mayFind = (node: RootOperationNode, table: string, text: string): ((row: Row) => boolean) => {
  const condition = node.kind === 'SelectQueryNode' && node.where?.where;
  return condition && isPlain(node, table, text) ? (row) => mayPass(condition, row) : () => true;
};
