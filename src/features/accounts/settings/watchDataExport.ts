import { graphql } from 'relay-runtime';

export const watchDataExport = graphql`
  query watchDataExportQuery {
    me {
      ...DataSection_user
    }
  }
`;
