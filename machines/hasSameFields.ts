/** Whether two objects have the same values under the same names, one level deep. */
export function hasSameFields<T extends object>(one: T, other: T): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof T>;
  return [...keys].every((key) => Object.is(one[key], other[key]));
}
