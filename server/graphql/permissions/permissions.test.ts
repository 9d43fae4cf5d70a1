import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../schema.ts';

/** What a field stated to the builder, kept by Pothos beside the field. */
function statedScopes(extensions: Readonly<Record<string | symbol, unknown>>): unknown {
  const options = extensions['pothosOptions'];
  return typeof options === 'object' && options !== null && 'authScopes' in options
    ? options.authScopes
    : undefined;
}

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) =>
  isObjectType(type),
);

describe('permissions', () => {
  const fields = roots.flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
  );

  test.each(fields)('$name states who may call it', ({ field }) => {
    expect(statedScopes(field.extensions)).toBeDefined();
  });

  test('a field that states nothing is found', () => {
    expect(statedScopes({ pothosOptions: { type: 'Boolean' } })).toBeUndefined();
    expect(fields.length).toBeGreaterThan(5);
  });
});
