/** The staff's pages: another schema, and artifacts of their own. */
const config = {
  src: './src/admin',
  schema: './schema/admin.graphql',
  artifactDirectory: './src/admin/__generated__',
  language: 'typescript',
  eagerEsModules: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  noFutureProofEnums: true,
  customScalarTypes: { DateTime: 'string' },
};

export { config as default, config as 'module.exports' };
