import type { JsonSchema } from '../../../machines/askModel';

/**
 * Whether an answer has the form that a schema asks for, as far as whoever asked can make something of it: of a list one entry has to fit,
 * the others are dropped, and what was not asked for is not looked at. Pure.
 */
export function hasForm(answer: unknown, schema: JsonSchema): boolean {
  const { type, enum: choices, items, maxItems = Infinity, properties, required = [] } = schema;
  if (choices !== undefined) return choices.includes(answer as string);
  if (type === 'string') return typeof answer === 'string';
  if (type === 'array')
    return (
      Array.isArray(answer) &&
      answer.length <= maxItems &&
      (answer.length === 0 || items === undefined || answer.some((one) => hasForm(one, items)))
    );
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const parts = new Map(Object.entries(answer));
  return (
    required.every((name) => parts.has(name)) &&
    Object.entries(properties ?? {}).every(
      ([name, of]) => !parts.has(name) || hasForm(parts.get(name), of),
    )
  );
}
