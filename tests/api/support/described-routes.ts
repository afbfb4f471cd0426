type Operation = { readonly parameters?: readonly { readonly name: string; readonly in: string }[] };
type Described = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/** The REST routes as the site's own OpenAPI document lists them, with the names of their query parameters. */
export const describedRoutes = async (url: string) => {
  const { paths } = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as Described;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      path,
      method: method.toUpperCase(),
      names: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    })),
  );
};
