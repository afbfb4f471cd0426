const dayMs = 86_400_000;

const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the Monday and the Sunday of the week of a valid day. */
export const weekOf = (day: string): { readonly from: string; readonly to: string } => {
  const at = Date.parse(`${day}T00:00:00Z`);
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs;
  return { from: dayAt(monday), to: dayAt(monday + 6 * dayMs) };
};
