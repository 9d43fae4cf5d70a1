const config = {
  src: './src',
  schema: './schema/schema.graphql',
  artifactDirectory: './__generated__',
  language: 'typescript',
  eagerEsModules: true,
  excludes: ['**/node_modules/**', '**/__generated__/**', '**/src/admin/**'],
  noFutureProofEnums: true,
  customScalarTypes: { DateTime: 'string' },
};

// babel-plugin-relay reads this file through `require`, the compiler as an ES module: both find it here.
export { config as default, config as 'module.exports' };
