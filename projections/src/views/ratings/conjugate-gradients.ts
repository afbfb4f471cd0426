/** A symmetric positive definite system of equations: matrix · x = right. */
export type System = {
  readonly right: Float64Array;
  readonly diagonal: Float64Array;
  /** Multiplies the matrix by `v`, into `out`. */
  readonly multiply: (v: Float64Array, out: Float64Array) => void;
};

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] as number) * (b[index] as number);
  return sum;
};

/**
 * Solves a system by conjugate gradients, preconditioned by its diagonal, until the squared residual is at most
 * `tolerance` or after four rounds per unknown.
 */
export const solveSystem = ({ right, diagonal, multiply }: System, tolerance: number): Float64Array => {
  const x = new Float64Array(right.length);
  const image = new Float64Array(right.length);
  const rest = right.slice();
  const direction = rest.map((value, index) => value / (diagonal[index] as number));
  let size = dot(rest, direction);
  for (let round = 0; round < 4 * x.length && size > tolerance; round += 1) {
    multiply(direction, image);
    const length = size / dot(direction, image);
    let nextSize = 0;
    for (let index = 0; index < x.length; index += 1) {
      x[index] = (x[index] as number) + length * (direction[index] as number);
      const left = (rest[index] as number) - length * (image[index] as number);
      rest[index] = left;
      nextSize += (left * left) / (diagonal[index] as number);
    }
    const grown = nextSize / size;
    for (let index = 0; index < x.length; index += 1)
      direction[index] =
        (rest[index] as number) / (diagonal[index] as number) + grown * (direction[index] as number);
    size = nextSize;
  }
  return x;
};
