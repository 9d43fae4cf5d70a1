const config = {
  src: './src',
  schema: './schema/schema.graphql',
  artifactDirectory: './__generated__',
  language: 'typescript',
  eagerEsModules: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { DateTime: 'string', JSON: 'unknown' },
  featureFlags: { enable_relay_resolver_transform: false },
};

// babel-plugin-relay reads this file through `require`, the compiler as an ES module: both find it here.
export { config as default, config as 'module.exports' };
