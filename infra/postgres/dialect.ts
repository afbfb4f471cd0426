import {
  type LimitNode,
  type OperationNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type RawNode,
  ValueNode,
} from 'kysely';

/**
 * Writes limits as numbers and not as parameters. A prepared statement is planned for any value of its parameters, and
 * Postgres assumes that a limit which it doesn't know takes a tenth of the rows: it then walks an index in order and
 * rejects most of what it reads. Limits come from code or from a few sizes of pages, so texts stay few.
 */
class LimitsAsNumbers extends PostgresQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit ');
    this.#appendLimit(limit);
  }

  protected override visitRaw({ sqlFragments, parameters }: RawNode): void {
    for (const [i, fragment] of sqlFragments.entries()) {
      this.append(fragment);
      const parameter = parameters[i];
      if (!parameter) continue;
      if (/\blimit\s+$/i.test(fragment)) this.#appendLimit(parameter);
      else this.visitNode(parameter);
    }
  }

  #appendLimit(limit: OperationNode): void {
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(String(limit.value));
    else this.visitNode(limit);
  }
}

/** The dialect of all queries of the product. */
export class Dialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new LimitsAsNumbers();
  }
}
