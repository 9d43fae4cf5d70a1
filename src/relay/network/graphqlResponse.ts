import type { GraphQLSingularResponse } from 'relay-runtime';

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPayloadError(value: unknown): boolean {
  return isObject(value) && typeof value['message'] === 'string';
}

/** An object with `data`, or a list of `errors`, or both. Relay checks what is in them. */
export function isGraphQLResponse(value: unknown): value is GraphQLSingularResponse {
  if (!isObject(value)) return false;
  const errors = value['errors'];
  const hasErrors = Array.isArray(errors) && errors.length > 0 && errors.every(isPayloadError);
  return isObject(value['data']) || hasErrors;
}
