export const gather = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const gathered: T[] = [];
  for await (const item of items) gathered.push(item);
  return gathered;
};
